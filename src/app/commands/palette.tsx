import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { cleanSearch } from '../../engine/config/list-params.ts';
import { CloseButton, ModalDialog } from '../../ui/modal-dialog.tsx';
import { useOpenAddress, useRouter } from '../../ui/route-link.tsx';
import { closeDialog, paletteAction, useOpenDialog } from './console-actions.ts';
import { OptionList } from './option-list.tsx';
import { getOptionId, type PaletteOption, useOwnGroups } from './palette-options.ts';
import styles from './palette.module.css';
import { describeNothing, useRecordSearch } from './record-search.ts';

/**
 * Returns all options that match a text. A record that is found is left out if an option without a request leads to it,
 * too.
 */
function usePaletteGroups(text: string) {
  const ownGroups = useOwnGroups(text);
  const ownNames = new Set(ownGroups.flatMap(({ options }) => options.map(({ name }) => name)));
  const { groups: foundGroups, isSearching } = useRecordSearch(text);
  const otherGroups = foundGroups.map((group) => ({
    ...group,
    options: group.options.filter(({ name }) => !ownNames.has(name)),
  }));
  const groups = [...ownGroups, ...otherGroups].filter(({ options }) => options.length > 0);
  const enabled = groups
    .filter(({ isStale }) => !isStale)
    .flatMap((group) =>
      group.options.map((option) => ({ option, id: getOptionId(option, group) })),
    );
  return { groups, enabled, isSearching };
}

/** Returns a function that closes the palette, and then opens or runs an option; with `isNewTab` in a new tab. */
function useLeave() {
  const { router } = useRouter();
  const openAddress = useOpenAddress();
  const chosen = useRef<() => void>(undefined);
  // The option runs when the dialog has closed: until then the page is inert, and the focus has not returned to it.
  useEffect(() => () => chosen.current?.(), []);

  return ({ to, run }: PaletteOption, isNewTab: boolean) => {
    if (to === undefined) chosen.current = run;
    else if (isNewTab)
      window.open(router.createHref(new URL(to, window.location.origin)), '_blank');
    else chosen.current = () => openAddress(to);
    closeDialog();
  };
}

/** Whether the chosen option opens in a new tab, as a link does with these keys. */
const isForNewTab = ({ ctrlKey, metaKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey'>) =>
  ctrlKey || metaKey;

/** The position that a key moves to; from either end of the list, the arrows lead to the other one. */
function findTarget(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Finds screens, actions and records that match the typed text, and opens or runs the chosen one. */
export function Palette() {
  const leave = useLeave();
  const [typed, setTyped] = useState(() => useOpenDialog.getState().startText);
  /**
   * The option to which keys or pointer have moved. If there is none, or it is no longer listed, the first option is
   * selected.
   */
  const [movedToId, setMovedToId] = useState<string>();
  /** Set by Enter before there are results. The first result is then opened as soon as it arrives. */
  const [waiting, setWaiting] = useState<{ isNewTab: boolean }>();
  const listId = useId();
  const text = cleanSearch(typed);
  const { groups, enabled, isSearching } = usePaletteGroups(text);
  const resultCount = enabled.filter(({ option }) => !option.isNotice).length;
  const movedIndex = enabled.findIndex(({ id }) => id === movedToId);
  const selectedIndex = Math.max(movedIndex, 0);
  const selected = enabled[selectedIndex];

  function choose(option: PaletteOption, event: KeyboardEvent | MouseEvent) {
    if (!option.isNotice || option.to !== undefined) return leave(option, isForNewTab(event));
    setWaiting(undefined);
    return option.run?.();
  }

  const first = enabled[0]?.option;
  const openFirst = useEffectEvent(() => first && leave(first, waiting?.isNewTab ?? false));
  // An incomplete search opens nothing, because the record that was meant may be among those that were not searched.
  const isFound = waiting !== undefined && first !== undefined && !first.isNotice;
  useEffect(() => {
    if (isFound) openFirst();
  }, [isFound]);

  function onKeyDown(event: KeyboardEvent) {
    // With Shift, Home and End select what was typed.
    const index = event.shiftKey ? undefined : findTarget(event.key, selectedIndex, enabled.length);
    if (event.nativeEvent.isComposing || (index === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (index !== undefined) moveTo(enabled[index]?.id);
    else if (selected) choose(selected.option, event);
    else if (isSearching) setWaiting({ isNewTab: isForNewTab(event) });
  }

  function moveTo(id: string | undefined) {
    setMovedToId(id);
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <ModalDialog label="Command palette" className={styles.palette} onClose={closeDialog}>
      <div className={styles.head}>
        <input
          role="combobox"
          className={styles.input}
          aria-label={paletteAction.label}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={selected?.id}
          aria-busy={waiting !== undefined && isSearching}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          placeholder={`${paletteAction.label} …`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMovedToId(undefined);
            setWaiting(undefined);
            document.getElementById(listId)?.scrollTo(0, 0);
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton onClick={closeDialog} />
      </div>
      <OptionList
        id={listId}
        groups={groups}
        text={text}
        isBusy={isSearching}
        selectedId={selected?.id}
        onPoint={setMovedToId}
        onChoose={choose}
      />
      {groups.length === 0 && (
        <p className={styles.empty}>{isSearching ? 'Searching…' : describeNothing(text)}</p>
      )}
      <output className="visually-hidden">
        {text !== '' &&
          !isSearching &&
          `${resultCount} ${resultCount === 1 ? 'result' : 'results'}`}
      </output>
    </ModalDialog>
  );
}
