import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './session-notice.module.css';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';

/** Offers to renew the session. At the end of the page, where the keyboard reaches it from an open dialog, too. */
export function SessionNotice({ hasEnded }: { hasEnded: boolean }) {
  const [isDismissed, setDismissed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const text = hasEnded ? 'Your session has ended.' : 'Your session ends soon.';

  useEffect(() => {
    if (!isDismissed) announce(text);
  }, [text, isDismissed]);

  if (isDismissed) return null;
  return createPortal(
    <FocusScope>
      {/* The announcer says it: not every screen reader announces a region that appears with its text. */}
      <output aria-live="off" className={styles.notice}>
        <span className={styles.text}>{text}</span>
        <Button onClick={() => setOpen(true)}>Sign in again</Button>
        <Button variant="icon" aria-label="Dismiss" onClick={() => setDismissed(true)}>
          <Icon of={CloseOutlined} />
        </Button>
      </output>
      {isOpen && <SignInAgainDialog onClose={() => setOpen(false)} />}
    </FocusScope>,
    document.body,
  );
}

/** Hides its focus from the focus trap of antd's dialogs. When it unmounts, the focus returns to where it came from. */
function FocusScope({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current: scope } = ref;
    let origin: EventTarget | null = null;

    function handleFocus(event: FocusEvent) {
      if (!scope?.contains(event.target as Element)) return;
      // antd listens at the window.
      event.stopPropagation();
      const { relatedTarget } = event;
      if (!scope.contains(relatedTarget as Element | null)) origin = relatedTarget;
    }

    function restoreFocus() {
      if (!scope?.contains(document.activeElement)) return;
      // Behind an open dialog nothing can be focused.
      scope.querySelector('dialog')?.close();
      const isShown = origin instanceof HTMLElement && origin.isConnected;
      const target = isShown ? (origin as HTMLElement) : document.querySelector('main');
      target?.focus({ preventScroll: true });
    }

    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('focusin', handleFocus);
      restoreFocus();
    };
  }, []);

  return <div ref={ref}>{children}</div>;
}
