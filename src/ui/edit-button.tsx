import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined';
import type { ComponentProps } from 'react';
import { type Action, useActions } from './actions.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface EditButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  /** Begins with "Edit", the word on the button. */
  name: string;
  onClick: () => void;
}

export const editActions: readonly Action<Pick<EditButtonProps, 'disabled' | 'onClick'>>[] = [
  {
    name: 'edit',
    label: 'Edit',
    keys: ['e'],
    isAvailable: ({ disabled }) => !disabled,
    run: ({ onClick }) => onClick(),
  },
];

/** The button in the head of a screen that edits what the screen shows. */
export function EditButton({ name, ...props }: EditButtonProps) {
  useActions(editActions, props);
  return (
    <Button {...props} aria-label={name}>
      <Icon of={EditOutlined} />
      Edit
    </Button>
  );
}
