import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface EditButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  /** Begins with "Edit", the word on the button. */
  name: string;
}

/** The button in the head of a screen that edits what the screen shows. */
export const EditButton = ({ name, ...props }: EditButtonProps) => (
  <Button data-command="edit" {...props} aria-label={name}>
    <Icon of={EditOutlined} />
    Edit
  </Button>
);
