import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { usePreferences } from '../../session/session-context.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { useRouter } from '../../ui/use-router.ts';
import type { CommandDialogProps } from './command-dialogs.ts';
import { navigateTo } from './navigate-to.ts';
import { Keys } from './keys.tsx';
import { OptionList } from './option-list.tsx';
import { usePaletteActions } from './palette-actions.ts';
import { listEnabledOptions, listPaletteGroups } from './palette-groups.ts';
import { getSearchedResources, type PaletteOption, parseQuery } from './palette-options.ts';
import styles from './palette.module.css';
import { useRecordSearch } from './use-record-search.ts';
import { useSelectedOption } from './use-selected-option.ts';

const label = 'Search or jump to';
const listId = 'palette-options';

/** Finds screens, actions and records by what is typed, and opens or runs the one that is chosen. */
export function Palette({ onClose, typed: initialText, isSubmitted }: CommandDialogProps) {
  const { router } = useRouter();
  const { recentRecords } = usePreferences();
  const [typed, setTyped] = useState(initialText);
  const query = parseQuery(typed);
  const resources = useMemo(() => getSearchedResources(query.isEdit), [query.isEdit]);
  const search = useRecordSearch(resources, query.search);
  const actions = usePaletteActions();
  const groups = listPaletteGroups({ query, recentRecords, actions, resources, search });
  const options = listEnabledOptions(groups);
  const { selected, select, selectNext, reset } = useSelectedOption(options);
  /** Enter before the results are there opens the best of them, once they are. */
  const [waiting, setWaiting] = useState(isSubmitted ? { inNewTab: false } : undefined);

  function leave(option: PaletteOption, inNewTab: boolean) {
    const { to } = option;
    if (to !== undefined && inNewTab) {
      window.open(router.createHref(to as never), '_blank');
      return onClose();
    }
    onClose();
    // Once the dialog is closed, and the focus is where it was: the page behind it is inert until then.
    setTimeout(() => (to === undefined ? option.run?.() : navigateTo(router, to)));
    return undefined;
  }

  function run(option: PaletteOption, inNewTab: boolean) {
    if (!option.staysOpen) return leave(option, inNewTab);
    setWaiting(undefined);
    return option.run?.();
  }

  function submit(inNewTab: boolean) {
    // Nothing matches better than the same text, and what was chosen is meant.
    const isSure = selected && (!search.isSearching || selected.isChosen || selected.score === 1);
    if (isSure) run(selected, inNewTab);
    else if (search.isSearching) setWaiting({ inNewTab });
  }

  const runWaiting = useEffectEvent((inNewTab: boolean) => {
    // What was meant may be among what could not be searched.
    const hasFailed = groups.some(({ error }) => error !== undefined);
    if (selected && !hasFailed) leave(selected, inNewTab);
  });
  useEffect(() => {
    if (waiting && !search.isSearching) runWaiting(waiting.inNewTab);
  }, [waiting, search.isSearching]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') submit(event.ctrlKey || event.metaKey);
    else if (event.key === 'ArrowDown') selectNext(1);
    else if (event.key === 'ArrowUp') selectNext(-1);
    else return;
    event.preventDefault();
  }

  const isEmpty = groups.length === 0;
  return (
    <ModalDialog label="Command palette" className={styles.palette} onClose={onClose}>
      <div className={styles.head}>
        <input
          className={styles.input}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={selected && `${listId}-${selected.id}`}
          aria-busy={waiting !== undefined && search.isSearching}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          placeholder={`${label} …`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWaiting(undefined);
            reset();
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose} />
      </div>
      <OptionList
        id={listId}
        groups={groups}
        selectedId={selected?.id}
        search={query.search}
        isBusy={search.isSearching}
        onSelect={select}
        onRun={run}
      />
      {isEmpty && <p className={styles.empty}>Nothing matches “{query.text}”.</p>}
      <output className="visually-hidden">
        {query.text !== '' && !search.isSearching && `${options.length} results`}
      </output>
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
        <span>Type “edit” and a name to edit</span>
      </div>
    </ModalDialog>
  );
}
