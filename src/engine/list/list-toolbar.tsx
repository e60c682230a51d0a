import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import styles from './list-toolbar.module.css';
import type { useList } from './use-list.ts';

interface ListToolbarProps {
  list: ReturnType<typeof useList>;
  placeholder: string;
}

/** The search, made on the button or Enter, and the rows per page. */
export function ListToolbar({ list, placeholder }: ListToolbarProps) {
  const sizeId = useId();
  const box = useRef<HTMLInputElement>(null);
  const { state, sizes } = list;

  // Back and a cleared search show in the box as well.
  useEffect(() => {
    if (box.current) box.current.value = state.q;
  }, [state.q]);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    list.searchFor(String(new FormData(event.currentTarget).get('q')));
  }

  return (
    <div className={styles.toolbar}>
      <search className={styles.search}>
        <form onSubmit={search}>
          <input
            ref={box}
            type="search"
            name="q"
            className={controlClass}
            defaultValue={state.q}
            placeholder={placeholder}
            aria-label={placeholder}
          />
          <button type="submit" className={buttonClass('plain')} aria-label="Search">
            <SearchOutlined aria-hidden />
          </button>
        </form>
      </search>
      <div className={styles.size}>
        <label htmlFor={sizeId}>Rows per page</label>
        <select
          id={sizeId}
          className={controlClass}
          value={state.size}
          onChange={(event) => list.resize(Number(event.target.value))}
        >
          {sizes.all.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
    </div>
  );
}
