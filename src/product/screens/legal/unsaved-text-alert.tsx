import { useState } from 'react';
import type { UnsavedText } from '../../../session/unsaved-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { AlertBox } from '../../../ui/feedback/alert-box.tsx';
import { formatRelativeTime } from '../../../ui/format.ts';

interface UnsavedTextAlertProps {
  text: UnsavedText;
  onRestore: (text: UnsavedText) => void;
  onDiscard: () => void;
}

/** Offers a text that was never saved, with its age. */
export function UnsavedTextAlert({ text, onRestore, onDiscard }: UnsavedTextAlertProps) {
  const [age] = useState(() => formatRelativeTime(text.time, Date.now()));
  return (
    <AlertBox
      action={
        <div className="cluster">
          <Button onClick={() => onRestore(text)}>Restore</Button>
          <Button onClick={onDiscard}>Discard</Button>
        </div>
      }
    >
      {`You have unsaved text from ${age}.`}
    </AlertBox>
  );
}
