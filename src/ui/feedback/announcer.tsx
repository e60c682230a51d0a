import { create } from 'zustand';

const useMessage = create(() => '');

/** Announces a text to screen readers; an empty text clears it. */
export const announce = (text: string): void => useMessage.setState(text, true);

/** The live region of `announce`. It is always mounted: screen readers ignore the initial text of a region. */
export function Announcer() {
  const message = useMessage();
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {message}
    </div>
  );
}
