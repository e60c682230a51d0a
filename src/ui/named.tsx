import Tooltip from 'antd/es/tooltip';
import { cloneElement, type FocusEvent, type ReactElement, useState } from 'react';

interface NameableProps {
  'aria-label'?: string;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: () => void;
}

interface NamedProps {
  name: string;
  children: ReactElement<NameableProps>;
}

/** Gives an icon its accessible name, and shows it as a tooltip on hover and on keyboard focus. */
export function Named({ name, children }: NamedProps) {
  const [open, setOpen] = useState(false);
  // antd's own focus trigger flushes React while a dialog takes the focus, which React reports.
  return (
    <Tooltip
      title={name}
      open={open}
      onOpenChange={setOpen}
      trigger="hover"
      // Inside a landmark, or axe complains.
      getPopupContainer={(icon) =>
        icon.closest<HTMLElement>('main, [role=dialog]') ?? document.body
      }
    >
      {cloneElement(children, {
        'aria-label': name,
        onFocus: (event) => setOpen(event.target.matches(':focus-visible')),
        onBlur: () => setOpen(false),
      })}
    </Tooltip>
  );
}
