import { CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { useOpenAddress, useRouter } from '../../ui/route-link.tsx';
import type { CommandDialogProps } from './command-dialogs.ts';
import { ActiveOption, KeyHints, OptionContent } from './palette-parts.tsx';
import { type PaletteGroup, type PaletteOption, useOwnGroups } from './palette-options.ts';
import styles from './palette.module.css';
import { useRecordSearch } from './record-search.ts';

const name = 'Search or jump to';

/** Finds screens, actions and records by what is typed, and opens or runs the one that is chosen. */
export function Palette({ onClose }: CommandDialogProps) {
  const { router } = useRouter();
  const openAddress = useOpenAddress();
  const [typed, setTyped] = useState('');
  const [selectedId, setSelectedId] = useState('');
  /** Enter before the results are there opens the first of them, once they are. */
  const [isWaiting, setWaiting] = useState(false);
  const isNewTab = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const text = typed.trim();
  const records = useRecordSearch(text);
  const ownGroups = useOwnGroups(text);
  const ownIds = new Set(ownGroups.flatMap(({ options }) => options.map(({ id }) => id)));
  const groups: PaletteGroup[] = [
    ...ownGroups,
    ...records.groups.map((group) => ({
      ...group,
      options: group.options.filter(({ id }) => !ownIds.has(id)),
    })),
  ];
  const enabled = groups.flatMap(({ isStale = false, options }) => (isStale ? [] : options));
  const selected = enabled.find(({ id }) => id === selectedId);

  function leave({ to, run }: PaletteOption) {
    onClose();
    if (to !== undefined && isNewTab.current) {
      return window.open(router.createHref(to as never), '_blank');
    }
    // Once the dialog is closed, and the focus is where it was: the page behind it is inert until then.
    return setTimeout(() => (to === undefined ? run?.() : openAddress(to)));
  }

  function choose(option: PaletteOption) {
    if (!option.staysOpen) return leave(option);
    setWaiting(false);
    return option.run?.();
  }

  const leaveWaiting = useEffectEvent((option: PaletteOption) => {
    // What was meant may be among what could not be searched.
    if (!option.staysOpen) leave(option);
  });
  useEffect(() => {
    if (isWaiting && selected) leaveWaiting(selected);
  }, [isWaiting, selected]);

  const readModifiers = ({ ctrlKey, metaKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey'>) => {
    isNewTab.current = ctrlKey || metaKey;
  };

  return (
    <ModalDialog label="Command palette" className={styles.palette} onClose={onClose}>
      <CommandRoot
        ref={root}
        label={name}
        className={styles.root}
        // The first control has the focus, not what holds it.
        tabIndex={undefined}
        loop
        vimBindings={false}
        shouldFilter={false}
        value={selectedId}
        onValueChange={setSelectedId}
        onClickCapture={readModifiers}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          readModifiers(event);
          if (!selected && records.isSearching) setWaiting(true);
        }}
      >
        <div className={styles.head}>
          <CommandInput
            className={styles.input}
            aria-busy={isWaiting && records.isSearching}
            autoCapitalize="none"
            enterKeyHint="go"
            maxLength={100}
            placeholder={`${name} …`}
            value={typed}
            onValueChange={(value) => {
              setTyped(value);
              setWaiting(false);
            }}
          />
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
            onClick={onClose}
          />
        </div>
        <CommandList
          label="Results"
          aria-busy={records.isSearching}
          className={styles.list}
          // The focus stays in the input.
          onMouseDown={(event) => event.preventDefault()}
          // A list that changes below a resting pointer fires this event, too.
          onPointerMoveCapture={(event) => {
            if (event.movementX === 0 && event.movementY === 0) event.stopPropagation();
          }}
        >
          {groups
            .filter(({ options }) => options.length > 0)
            .map(({ heading, options, search = '', isStale = false }) => (
              <CommandGroup
                key={heading}
                heading={<div className={styles.heading}>{heading}</div>}
                value={heading}
              >
                {options.map((option) => (
                  <CommandItem
                    // With each text the first result is selected, also if it was there before.
                    key={`${option.id} ${search}`}
                    value={option.id}
                    disabled={isStale}
                    className={styles.option}
                    onSelect={() => choose(option)}
                  >
                    <OptionContent option={option} search={text} />
                  </CommandItem>
                ))}
              </CommandGroup>
            ))}
        </CommandList>
        {groups.every(({ options }) => options.length === 0) && (
          <p className={styles.empty}>
            {records.isSearching ? 'Searching…' : `Nothing matches “${text}”.`}
          </p>
        )}
        <ActiveOption root={root} />
      </CommandRoot>
      <output className="visually-hidden">
        {text !== '' && !records.isSearching && `${enabled.length} results`}
      </output>
      <KeyHints />
    </ModalDialog>
  );
}
