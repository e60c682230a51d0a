import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import {
  type FocusEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useSessionStore } from '../../session/session-context.ts';
import { getExpiryPhase, subscribeToExpiryPhase } from '../../session/token-expiry.ts';
import { Button } from '../../ui/button.tsx';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './session-notice.module.css';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';

/** Offers to renew the session when it is about to expire, or has expired while the page was open. */
export function SessionNotice() {
  const store = useSessionStore();
  const subscribe = useCallback(
    (listener: () => void) => subscribeToExpiryPhase(store, listener),
    [store],
  );
  const phase = useSyncExternalStore(subscribe, () => getExpiryPhase(store));
  const [hadEnded] = useState(phase === 'ended');

  if (phase === 'valid' || (phase === 'ended' && hadEnded)) return null;
  return (
    <Notice text={phase === 'ended' ? 'Your session has ended.' : 'Your session ends soon.'} />
  );
}

function Notice({ text }: { text: string }) {
  const [isDismissed, setDismissed] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isDismissed) announce(text);
  }, [text, isDismissed]);

  if (isDismissed) return null;
  // At the end of the page, where the keyboard reaches it from an open dialog, too.
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
  const scope = useRef<HTMLDivElement>(null);
  const origin = useRef<Element>(null);

  function handleFocus({ nativeEvent, relatedTarget }: FocusEvent) {
    // antd listens at the window, React at the body around the portal.
    nativeEvent.stopPropagation();
    if (relatedTarget && !scope.current?.contains(relatedTarget)) origin.current = relatedTarget;
  }

  // The focus is still inside then.
  useLayoutEffect(() => {
    const { current: element } = scope;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Behind an open dialog nothing can be focused.
      element.querySelector('dialog')?.close();
      const target = origin.current?.isConnected ? origin.current : document.querySelector('main');
      (target as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div ref={scope} onFocus={handleFocus}>
      {children}
    </div>
  );
}
