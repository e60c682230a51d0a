import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined';
import { useState } from 'react';
import { Button, getButtonClass, getTooltipProps } from './button.tsx';
import styles from './copy-button.module.css';
import { toastError } from './feedback/toast.tsx';
import { Icon } from './icon.tsx';
import { useTimeout } from './use-lifetime.ts';

/** How long it says "Copied". */
const copiedMs = 2000;

interface CopyButtonProps {
  /** What is copied: "Email". */
  label: string;
  text: string;
}

/** Copies a text, and says so. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const timeout = useTimeout();

  async function copy() {
    try {
      // Without permission it rejects; a page without encryption has no clipboard.
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
