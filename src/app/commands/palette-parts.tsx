import { useCommandState } from 'cmdk';
import { memo, type RefObject, useLayoutEffect } from 'react';
import { Keys } from './keys.tsx';
import { splitMatches } from './match-text.ts';
import type { PaletteOption } from './palette-options.ts';
import styles from './palette.module.css';

/** What an option of the palette shows; `search` is what was typed. */
export function OptionContent({ option, search }: { option: PaletteOption; search: string }) {
  const { label, detail, keys, staysOpen } = option;
  const matched = staysOpen ? '' : search;
  return (
    <>
      <span className={styles.texts}>
        <span className={styles.label}>
          <Highlighted text={label} search={matched} />
        </span>
        {detail && (
          <span className={styles.detail}>
            <Highlighted text={detail} search={matched} />
          </span>
        )}
      </span>
      {keys !== undefined && (
        <span aria-hidden>
          <Keys of={keys} />
        </span>
      )}
    </>
  );
}

/** A text whose matches are bold. */
const Highlighted = memo(function Highlighted({ text, search }: { text: string; search: string }) {
  return splitMatches(text, search).map((part, index) =>
    part.isMatch ? <b key={index}>{part.text}</b> : part.text,
  );
});

/** Names the selected option, which cmdk 1.1.1 does before it is rendered, and not again once it is gone. */
export function ActiveOption({ root }: { root: RefObject<HTMLElement | null> }) {
  useCommandState(({ value, selectedItemId }) => `${value} ${selectedItemId}`);
  useLayoutEffect(() => {
    const option = root.current?.querySelector('[role=option][aria-selected=true]');
    for (const element of root.current?.querySelectorAll('[role=combobox], [role=listbox]') ?? []) {
      if (option) element.setAttribute('aria-activedescendant', option.id);
      else element.removeAttribute('aria-activedescendant');
    }
  });
  return null;
}

export const KeyHints = () => (
  <div className={styles.foot} aria-hidden>
    <span>
      <Keys of="ArrowUp" /> <Keys of="ArrowDown" /> choose
    </span>
    <span>
      <Keys of="Enter" /> open
    </span>
    <span>
      <Keys of="$mod+Enter" /> new tab
    </span>
  </div>
);
