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

/** Offers to restore a text that was not saved, and shows its age. */
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
