import { CommandInput, CommandList, CommandRoot } from 'cmdk';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cleanSearch } from '../../engine/config/list-params.ts';
import { CloseButton, ModalDialog } from '../../ui/modal-dialog.tsx';
import { useOpenAddress, useRouter } from '../../ui/route-link.tsx';
import { closeDialog, paletteAction, useOpenDialog } from './console-actions.ts';
import { ActiveOption, OptionGroup, type PaletteOption, useOwnGroups } from './palette-options.tsx';
import styles from './palette.module.css';
import { unsearchedLabels, useRecordSearch } from './record-search.ts';

const describeNothing = (text: string) =>
  [
    `Nothing matches “${text}”.`,
    ...unsearchedLabels.map((plural) => `${plural} cannot be searched.`),
  ].join(' ');

/** All options that match a text; what was found is left out where it is also an option without a request. */
function usePaletteGroups(text: string) {
  const ownGroups = useOwnGroups(text);
  const ownNames = new Set(ownGroups.flatMap(({ options }) => options.map(({ name }) => name)));
  const { groups: foundGroups, isSearching } = useRecordSearch(text);
  const otherGroups = foundGroups.map((group) => ({
    ...group,
    options: group.options.filter(({ name }) => !ownNames.has(name)),
  }));
  const groups = [...ownGroups, ...otherGroups].filter(({ options }) => options.length > 0);
  const enabled = groups.flatMap(({ isStale, options }) => (isStale ? [] : options));
  return { groups, enabled, isSearching };
}

/** Returns a function that closes the palette, and then opens or runs an option; with `isNewTab` in a new tab. */
function useLeave() {
  const { router } = useRouter();
  const openAddress = useOpenAddress();
  const chosen = useRef<() => void>(undefined);
  // The page is inert while the dialog is open, and the focus returns to it when the dialog has closed.
  useEffect(() => () => chosen.current?.(), []);

  return ({ to, run }: PaletteOption, isNewTab: boolean) => {
    if (to === undefined) chosen.current = run;
    else if (isNewTab) window.open(router.createHref(to as never), '_blank');
    else chosen.current = () => openAddress(to);
    closeDialog();
  };
}

/** Finds screens, actions and records by what is typed, and opens or runs the one that is chosen. */
export function Palette() {
  const leave = useLeave();
  const [typed, setTyped] = useState(() => useOpenDialog.getState().startText);
  /** Enter before the results are there opens the first of them, once they are. */
  const [isWaiting, setWaiting] = useState(false);
  const isNewTab = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const text = cleanSearch(typed);
  const { groups, enabled, isSearching } = usePaletteGroups(text);
  const resultCount = enabled.filter(({ isNotice }) => !isNotice).length;

  function choose(option: PaletteOption) {
    if (!option.isNotice || option.to !== undefined) return leave(option, isNewTab.current);
    setWaiting(false);
    return option.run?.();
  }

  const [first] = enabled;
  const openFirst = useEffectEvent(() => first && leave(first, isNewTab.current));
  // A search that is incomplete opens nothing: what was meant may be among what was not searched.
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
        onClickCapture={readModifiers}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          readModifiers(event);
          if (enabled.length === 0 && isSearching) setWaiting(true);
        }}
      >
        <div className={styles.head}>
          <CommandInput
            className={styles.input}
            aria-busy={isWaiting && isSearching}
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
          aria-busy={isSearching}
          className={styles.list}
          // The focus stays in the input.
          onMouseDown={(event) => event.preventDefault()}
          // A list that changes below a resting pointer fires this event, too.
          onPointerMoveCapture={(event) => {
            if (event.movementX === 0 && event.movementY === 0) event.stopPropagation();
          }}
        >
          {groups.map((group) => (
            <OptionGroup key={group.heading} group={group} text={text} onChoose={choose} />
          ))}
        </CommandList>
        {groups.length === 0 && (
          <p className={styles.empty}>{isSearching ? 'Searching…' : describeNothing(text)}</p>
        )}
        <ActiveOption root={root} />
      </CommandRoot>
      <output className="visually-hidden">
        {text !== '' &&
          !isSearching &&
          `${resultCount} ${resultCount === 1 ? 'result' : 'results'}`}
      </output>
    </ModalDialog>
  );
}
