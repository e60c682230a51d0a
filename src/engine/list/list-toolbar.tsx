import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import {
  type ReactElement,
  type SubmitEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useActions } from '../../ui/actions.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { canSearch } from '../config/list-page.ts';
import type { Resource } from '../config/resource.ts';
import { searchActions } from './list-actions.ts';
import { ListTools } from './list-tools.tsx';
import styles from './list-toolbar.module.css';
import type { List } from './use-list.ts';

interface ListToolbarProps {
  resource: Resource;
  list: List;
  /** Elements beside the search. */
  children: ReactElement | false | undefined;
}

/** The tools of the list, and its search if the list can be searched. */
export function ListToolbar({ resource, list, children }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {canSearch(resource.paging) && (
        <SearchBox list={list} placeholder={resource.search.placeholder} />
      )}
      {children}
      <ListTools resource={resource} list={list} />
    </div>
  );
}

/** The search, submitted by button or Enter. */
function SearchBox({ list, placeholder }: { list: List; placeholder: string }) {
  const box = useRef<HTMLInputElement>(null);
  const { search } = list.listParams;
  useActions(searchActions, {
    search() {
      box.current?.focus();
      box.current?.select();
    },
  });

  const onClear = useEffectEvent(() => {
    if (box.current?.value === '') list.setSearch('');
  });

  // The box is uncontrolled: it follows the URL after Back or "Clear search". Its clear button fires the event
  // `search`, for which React has no prop.
  useLayoutEffect(() => {
    const { current: input } = box;
    if (!input) return undefined;
    input.value = search;
    input.addEventListener('search', onClear);
    return () => input.removeEventListener('search', onClear);
  }, [search]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    list.setSearch(String(new FormData(event.currentTarget).get('q')));
  }

  return (
    <search className={styles.search}>
      <form className="row" onSubmit={onSubmit}>
        <input
          ref={box}
          type="search"
          name="q"
          dir="auto"
          className={`${controlClass} touch-target`}
          placeholder={placeholder}
          aria-label={placeholder}
        />
        <Button
          type="submit"
          className={`${getButtonClass('plain')} ${styles.submit}`}
          aria-label="Search"
        >
          <Icon of={SearchOutlined} />
        </Button>
      </form>
    </search>
  );
}
