/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no list of options for an input that keeps the focus */
import type { MouseEvent, PointerEvent } from 'react';
import { usePreferences } from '../../session/session-context.ts';
import { splitMatches } from '../../ui/match-text.ts';
import { Keys } from './keys.tsx';
import { getOptionId, type PaletteGroup, type PaletteOption } from './palette-options.ts';
import styles from './palette.module.css';

/** What an option shows, with the letters in bold that match what was typed. */
function OptionContent({ option, search }: { option: PaletteOption; search: string }) {
  const { label, detail, keys: [binding] = [] } = option;
  const { hasShortcuts } = usePreferences();
  const markMatches = (text: string) =>
    splitMatches(text, search).map((part, index) =>
      index % 2 === 1 ? <b key={index}>{part}</b> : <span key={index}>{part}</span>,
    );
  return (
    <>
      <span className={styles.texts}>
        <span className="truncate">{markMatches(label)}</span>
        {detail && <span className={styles.detail}>{markMatches(detail)}</span>}
      </span>
      {hasShortcuts && binding !== undefined && (
        <span aria-hidden>
          <Keys of={binding} />
        </span>
      )}
    </>
  );
}

interface OptionListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** What was typed. */
  text: string;
  isBusy: boolean;
  selectedId: string | undefined;
  /** Called when the pointer moves over an option. */
  onPoint: (id: string) => void;
  onChoose: (option: PaletteOption, event: MouseEvent) => void;
}

/** Options in groups with a heading. The input of the palette keeps the focus, and names the selected option. */
export const OptionList = ({ id, groups, isBusy, ...props }: OptionListProps) => (
  <div
    id={id}
    role="listbox"
    aria-label="Results"
    aria-busy={isBusy}
    tabIndex={-1}
    className={styles.list}
    onMouseDown={(event) => event.preventDefault()}
  >
    {groups.map((group) => (
      <OptionGroup key={group.heading} group={group} {...props} />
    ))}
  </div>
);

interface OptionGroupProps extends Omit<OptionListProps, 'id' | 'groups' | 'isBusy'> {
  group: PaletteGroup;
}

function OptionGroup({ group, text, selectedId, onPoint, onChoose }: OptionGroupProps) {
  const { heading, options, isStale = false } = group;
  return (
    <div role="group" aria-label={heading}>
      <div aria-hidden className={styles.heading}>
        {heading}
      </div>
      {options.map((option) => {
        const id = getOptionId(option, group);
        return (
          <div
            key={id}
            id={id}
            role="option"
            tabIndex={-1}
            aria-selected={id === selectedId}
            aria-disabled={isStale}
            className={styles.option}
            {...(!isStale && {
              // The browser also sends this event if the list changes below a resting pointer.
              onPointerMove: ({ movementX, movementY }: PointerEvent) =>
                (movementX !== 0 || movementY !== 0) && onPoint(id),
              onClick: (event: MouseEvent) => onChoose(option, event),
            })}
          >
            <OptionContent option={option} search={option.isNotice ? '' : text} />
          </div>
        );
      })}
    </div>
  );
}
