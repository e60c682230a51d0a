import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined';
import type { ComponentProps } from 'react';
import { createAction, useActions } from './actions.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface EditButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  /** The accessible name. It begins with "Edit", the word on the button. */
  name: string;
  onClick: () => void;
}

const editAction = createAction('edit', 'Edit', ['e']);

export const editActions = [editAction];

/** The button in the head of a screen that edits what the screen shows. */
export function EditButton({ name, ...props }: EditButtonProps) {
  useActions(editActions, { edit: props.disabled ? undefined : props.onClick });
  return (
    <Button {...props} aria-label={name}>
      <Icon of={EditOutlined} />
      <span>{editAction.label}</span>
    </Button>
  );
}
