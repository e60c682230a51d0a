import { CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cleanSearch } from '../../engine/config/list-params.ts';
import { CloseButton, ModalDialog } from '../../ui/modal-dialog.tsx';
import { useOpenAddress, useRouter } from '../../ui/route-link.tsx';
import { closeDialog, paletteAction } from './console-actions.ts';
import {
  ActiveOption,
  OptionContent,
  type PaletteOption,
  useOwnGroups,
} from './palette-options.tsx';
import styles from './palette.module.css';
import { unsearchedLabels, useRecordSearch } from './record-search.ts';

const describeNothing = (text: string) =>
  [
    `Nothing matches “${text}”.`,
    ...unsearchedLabels.map((plural) => `${plural} cannot be searched.`),
  ].join(' ');

/** Finds screens, actions and records by what is typed, and opens or runs the one that is chosen. */
export function Palette() {
  const { router } = useRouter();
  const openAddress = useOpenAddress();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [selectedName, setSelectedName] = useState('');
  /** Enter before the results are there opens the first of them, once they are. */
  const [isWaiting, setWaiting] = useState(false);
  const isNewTab = useRef(false);
  const text = cleanSearch(typed);
  const ownGroups = useOwnGroups(text);
  const ownNames = new Set(ownGroups.flatMap(({ options }) => options.map(({ name }) => name)));
  const records = useRecordSearch(text);
  const foundGroups = records.groups.map((group) => ({
    ...group,
    options: group.options.filter(({ name }) => !ownNames.has(name)),
  }));
  const groups = [...ownGroups, ...foundGroups].filter(({ options }) => options.length > 0);
  const enabled = groups.flatMap(({ isStale, options }) => (isStale ? [] : options));
  const resultCount = enabled.filter(({ isNotice }) => !isNotice).length;

  function leave({ to, run }: PaletteOption) {
    closeDialog();
    if (to !== undefined && isNewTab.current) {
      return window.open(router.createHref(to as never), '_blank');
    }
    // Once the dialog is closed, and the focus is where it was: the page behind it is inert until then.
    return setTimeout(() => (to === undefined ? run?.() : openAddress(to)));
  }

  function choose(option: PaletteOption) {
    if (!option.isNotice || option.to !== undefined) return leave(option);
    setWaiting(false);
    return option.run?.();
  }

  const [first] = enabled;
  const openFirst = useEffectEvent(() => first && leave(first));
  // Not where a search is incomplete: what was meant may be among what was not searched.
  const isFound = isWaiting && first !== undefined && !first.isNotice;
  useEffect(() => {
    if (isFound) openFirst();
  }, [isFound]);

  const readModifiers = ({ ctrlKey, metaKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey'>) => {
    isNewTab.current = ctrlKey || metaKey;
  };

  return (
    <ModalDialog label="Command palette" className={styles.palette} onClose={closeDialog}>
      <CommandRoot
        ref={root}
        label={paletteAction.label}
        className={styles.root}
        // The first control has the focus, not what holds it.
        tabIndex={undefined}
        loop
        vimBindings={false}
        shouldFilter={false}
        value={selectedName}
        onValueChange={setSelectedName}
        onClickCapture={readModifiers}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          readModifiers(event);
          if (enabled.length === 0 && records.isSearching) setWaiting(true);
        }}
      >
        <div className={styles.head}>
          <CommandInput
            className={styles.input}
            aria-busy={isWaiting && records.isSearching}
            autoCapitalize="none"
            enterKeyHint="go"
            maxLength={100}
            placeholder={`${paletteAction.label} …`}
            value={typed}
            onValueChange={(value) => {
              setTyped(value);
              setWaiting(false);
            }}
          />
          <CloseButton
            onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
            onClick={closeDialog}
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
          {groups.map(({ heading, options, search = '', isStale = false }) => (
            <CommandGroup
              key={heading}
              heading={<div className={styles.heading}>{heading}</div>}
              value={heading}
            >
              {options.map((option) => (
                <CommandItem
                  // With each text the first result is selected, also if it was there before.
                  key={`${option.name} ${search}`}
                  value={option.name}
                  disabled={isStale}
                  className={styles.option}
                  onSelect={() => choose(option)}
                >
                  <OptionContent option={option} search={option.isNotice ? '' : text} />
                </CommandItem>
              ))}
            </CommandGroup>
          ))}
        </CommandList>
        {groups.length === 0 && (
          <p className={styles.empty}>
            {records.isSearching ? 'Searching…' : describeNothing(text)}
          </p>
        )}
        <ActiveOption root={root} />
      </CommandRoot>
      <output className="visually-hidden">
        {text !== '' &&
          !records.isSearching &&
          `${resultCount} ${resultCount === 1 ? 'result' : 'results'}`}
      </output>
    </ModalDialog>
  );
}
