import Tooltip from 'antd/es/tooltip';
import { cloneElement, type ReactElement } from 'react';

/** Gives an icon its accessible name, and shows it as a tooltip on hover and focus. */
export function Named({ name, children }: { name: string; children: ReactElement<{ 'aria-label'?: string }> }) {
  return (
    <Tooltip title={name} trigger={['hover', 'focus']}>
      {cloneElement(children, { 'aria-label': name })}
    </Tooltip>
  );
}
