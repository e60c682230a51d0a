/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the options of a select hold neither two lines nor keys */
import { memo, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { Keys } from './keys.tsx';
import { splitMatches } from './match-text.ts';
import type { PaletteGroup } from './palette-groups.ts';
import type { PaletteOption } from './palette-options.ts';
import styles from './palette.module.css';

interface OptionListProps {
  id: string;
  groups: readonly PaletteGroup[];
  selectedId: string | undefined;
  /** The text whose matches are bold. */
  search: string;
  isBusy: boolean;
  onSelect: (id: string) => void;
  onRun: (option: PaletteOption, inNewTab: boolean) => void;
}

/** The options of the palette in their groups. The focus stays in the input. */
export function OptionList(props: OptionListProps) {
  const { id, groups, selectedId, search, isBusy, onSelect, onRun } = props;
  const list = useRef<HTMLDivElement>(null);
  /** Below a resting pointer the list must not scroll by itself. */
  const isPointerUsed = useRef(false);

  useEffect(() => {
    const onKeyDown = () => {
      isPointerUsed.current = false;
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);

  useEffect(() => {
    if (selectedId === undefined || isPointerUsed.current) return;
    const option = document.getElementById(`${id}-${selectedId}`);
    // With the heading of its group, if it is the first.
    const heading = option?.previousElementSibling?.matches(`.${styles.heading}`);
    (heading ? option?.previousElementSibling : option)?.scrollIntoView({ block: 'nearest' });
    if (heading) option?.scrollIntoView({ block: 'nearest' });
  }, [id, selectedId]);

  /** A list that changes below a resting pointer also fires this event, without a movement. */
  function onPointerMove({ movementX, movementY }: PointerEvent, optionId: string) {
    if (movementX === 0 && movementY === 0) return;
    isPointerUsed.current = true;
    if (optionId !== selectedId) onSelect(optionId);
  }

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Results"
      aria-busy={isBusy}
      tabIndex={-1}
      className={styles.list}
      // The focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(
        ({ id: groupId, heading, options, note, isStale = false, isReserved = false }) => (
          <div
            key={groupId}
            role="group"
            aria-labelledby={`${id}-heading-${groupId}`}
            className={isReserved ? styles.reserved : undefined}
          >
            <div id={`${id}-heading-${groupId}`} className={styles.heading}>
              {heading}
            </div>
            {options.map((option) => (
              <Option
                key={option.id}
                id={`${id}-${option.id}`}
                option={option}
                search={option.staysOpen ? '' : search}
                isSelected={option.id === selectedId && !isStale}
                isDisabled={isStale}
                onPointerMove={(event) => onPointerMove(event, option.id)}
                onClick={(event) => onRun(option, event.ctrlKey || event.metaKey)}
              />
            ))}
            {note !== undefined && <div className={styles.note}>{note}</div>}
          </div>
        ),
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: PaletteOption;
  search: string;
  isSelected: boolean;
  isDisabled: boolean;
  onPointerMove: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
}

function Option({ id, option, search, isSelected, isDisabled, ...events }: OptionProps) {
  const { label, detail, keys, isCurrent } = option;
  return (
    // The input handles the keys of the list: the focus stays there.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={isDisabled}
      className={styles.option}
      {...(!isDisabled && events)}
    >
      <span className={styles.texts}>
        <span className={styles.label}>
          <Highlighted text={label} search={search} />
        </span>
        {detail && (
          <span className={styles.detail}>
            <Highlighted text={detail} search={search} />
          </span>
        )}
      </span>
      {isCurrent && <span className={styles.current}>Current</span>}
      {keys !== undefined && (
        <span aria-hidden>
          <Keys of={keys} />
        </span>
      )}
    </div>
  );
}

/** A text whose matches are bold. */
const Highlighted = memo(function Highlighted({ text, search }: { text: string; search: string }) {
  return splitMatches(text, search).map((part, index) =>
    part.isMatch ? <b key={index}>{part.text}</b> : part.text,
  );
});
