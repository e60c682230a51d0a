import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined';
import { useState } from 'react';
import { Button, getButtonClass, getTooltipProps } from './button.tsx';
import styles from './copy-button.module.css';
import { toastError } from './feedback/toast.tsx';
import { Icon } from './icon.tsx';
import { useTimeout } from './use-lifetime.ts';

/** How long the button says "Copied". */
const copiedMs = 2000;

interface CopyButtonProps {
  /** The name of the value that is copied: "Email". */
  label: string;
  text: string;
}

/** A button that copies a text, and then says so. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const timeout = useTimeout();

  async function copy() {
    try {
      // Without permission, `writeText` rejects. On a page without encryption, there is no clipboard.
      await navigator.clipboard.writeText(text);
      setCopied(true);
      timeout.start(() => setCopied(false), copiedMs);
    } catch {
      toastError('The browser does not allow to copy. Select the text, and copy it by keyboard.');
    }
  }

  return (
    <span className={styles.copy}>
      <Button
        {...getTooltipProps(`Copy ${label}`)}
        className={`${getButtonClass('icon')} ${styles.button}`}
        onClick={() => void copy()}
      >
        <Icon of={isCopied ? CheckOutlined : CopyOutlined} />
      </Button>
      <output className="note">{isCopied && 'Copied'}</output>
    </span>
  );
}
