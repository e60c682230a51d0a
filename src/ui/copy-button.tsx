import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined';
import { useState } from 'react';
import { copyText } from './copy-text.ts';
import styles from './copy-button.module.css';
import { Icon } from './icon.tsx';
import { WithTooltip } from './tooltip.tsx';
import { useErrorToast } from './feedback/toast.tsx';
import { useTimeout } from './use-timeout.ts';

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
  const errorToast = useErrorToast();

  async function copy() {
    if (await copyText(text)) {
      errorToast.dismiss();
      setCopied(true);
      timeout.start(() => setCopied(false), copiedMs);
    } else {
      errorToast.show(
        new Error(`The browser does not allow to copy. Select the text, and copy it by keyboard.`),
      );
    }
  }

  return (
    <span className={styles.copy}>
      <WithTooltip name={`Copy ${label}`}>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          <Icon of={isCopied ? CheckOutlined : CopyOutlined} />
        </button>
      </WithTooltip>
      <output className={styles.status}>{isCopied && 'Copied'}</output>
    </span>
  );
}
