import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { signIn } from '../../product/sign-in.ts';
import { SignInFields, useSignInForm } from '../../ui/sign-in/sign-in-form.tsx';
import {
  useApi,
  useSecondsLeft,
  useSession,
  useSessionStore,
} from '../../session/session-context.ts';
import { renewSession } from '../../session/sign-in.ts';
import { noticeSeconds } from '../../session/token-expiry.ts';
import { Button } from '../../ui/button.tsx';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { announce } from '../../ui/feedback/announcer.tsx';
import { focusFirst, isFocusLost, returnFocus } from '../../ui/focus.ts';
import { CloseButton, ModalDialog } from '../../ui/modal-dialog.tsx';
import styles from './session-notice.module.css';

/** Offers to renew the session when it is about to expire, or has expired while the page was open. */
export function SessionNotice() {
  const seconds = useSecondsLeft();
  const [hadEnded] = useState(seconds < 0);

  if (seconds > noticeSeconds || (seconds < 0 && hadEnded)) return null;
  if (seconds < 0) return <Notice text="Your session has ended." />;
  const minutes = Math.floor(seconds / 60);
  const time = `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  return <Notice text="Your session ends soon." shown={`Session ends in ${time}`} />;
}

interface NoticeProps {
  text: string;
  /** The text that is visible in place of the announced one. */
  shown?: string;
}

function Notice({ text, shown }: NoticeProps) {
  const [isDismissed, setDismissed] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isDismissed) announce(text);
  }, [text, isDismissed]);

  if (isDismissed) return null;
  // The notice is at the end of the page, where the keyboard reaches it from an open dialog, too.
  return createPortal(
    <FocusScope>
      {/* The announcer reads the text, because not every screen reader announces a region that appears with its text. */}
      <output aria-live="off" className={styles.notice}>
        <span className={shown && 'visually-hidden'}>{text}</span>
        {shown && <span aria-hidden>{shown}</span>}
        <Button onClick={() => setOpen(true)}>Sign in again</Button>
        <CloseButton aria-label="Dismiss" onClick={() => setDismissed(true)} />
      </output>
      {isOpen && <SignInAgainDialog onClose={() => setOpen(false)} />}
    </FocusScope>,
    document.body,
  );
}

/** If the notice has the focus when it unmounts, the focus returns to the element that had it before. */
function FocusScope({ children }: { children: ReactNode }) {
  /**
   * The element that had the focus before. It is undefined until the focus has been within, and null if no element had
   * it.
   */
  const origin = useRef<HTMLElement | null>(undefined);

  useEffect(
    () => () => {
      if (origin.current !== undefined && isFocusLost()) returnFocus(origin.current);
    },
    [],
  );

  return (
    <div
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget))
          origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
    >
      {children}
    </div>
  );
}

/** Renews the session over the page, which stays as it is. */
function SignInAgainDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const store = useSessionStore();
  const session = useSession();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useSignInForm({
    signIn: (credentials, signal) => renewSession({ api, store, signIn }, credentials, signal),
    onSuccess() {
      announce('You are signed in again.');
      onClose();
    },
  });

  // The browser focuses the first control of a dialog. The first field that is empty gets the focus instead.
  useLayoutEffect(() => focusFirst(formElement.current, 'input:invalid'), []);

  return (
    // Escape closes only this dialog, and not a dialog of antd below it.
    <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
      <ModalDialog label="Sign in again" className={styles.dialog} onClose={onClose}>
        <form ref={formElement} className={styles.form} onSubmit={form.onSubmit}>
          <h2>Sign in again</h2>
          <p className="note">You stay on this page, and nothing that you have typed is lost.</p>
          <SignInFields config={signIn} defaultValue={session?.user.email ?? ''} />
          {form.error && <AlertBox variant="error">{form.error.message}</AlertBox>}
          <div className="buttons">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={form.isPending}>
              {form.isPending ? 'Signing in' : 'Sign In'}
            </Button>
          </div>
        </form>
      </ModalDialog>
    </div>
  );
}
