import type { Ref } from 'react';
import popup from './antd-popup.module.css';
import { getAttributes } from '../config/input-values.ts';

type AntdInputProps = Parameters<typeof getAttributes>[0];

interface Focusable {
  focus: () => void;
}

/** The attributes that an input passes to a component of antd; those of its element reach the focusable one. */
export const getAntdAttributes = <Handle extends Focusable>(props: AntdInputProps) => ({
  ...getAttributes(props),
  // The form only calls `focus`.
  ref: props.ref as unknown as Ref<Handle>,
  ...(props['aria-invalid'] && { status: 'error' as const }),
  style: { width: '100%' },
  classNames: { popup: { root: popup.popup ?? '' } },
  // A popup outside of the dialog would be hidden from screen readers.
  getPopupContainer: (element: HTMLElement): HTMLElement =>
    element.closest<HTMLElement>('[role=dialog]') ?? document.body,
});
