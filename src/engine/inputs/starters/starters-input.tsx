import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { InputProps, Starter } from '../input-values.ts';
import { StarterFields } from './starter-fields.tsx';
import { fits, isBlank } from './starter-limits.ts';
import { StarterRow } from './starter-row.tsx';
import styles from './starters-input.module.css';

const blank: Starter = { starter: '', description: '' };

/**
 * The starters of a genre: above a new one, below it those to rewrite, order and remove. What is typed
 * into the new one is part of the value at once and cannot be lost; adding it makes room for the next.
 */
export function StartersInput({
  id,
  value,
  onChange,
  limits,
  ref,
  ...rest
}: InputProps<Starter[]>) {
  const all = Array.isArray(value) ? value : [];
  const parts = limits.items?.properties ?? {};
  const [added, setAdded] = useState(all.length);
  const [wanted, setWanted] = useState(false);
  const dragged = useRef<number>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const rows = all.slice(0, added);
  const draft = all[added] ?? blank;
  const give = (starters: Starter[], next = draft) =>
    onChange(isBlank(next) ? starters : [...starters, next]);
  const frame = useRef<HTMLDivElement>(null);
  const focusDraft = () => document.getElementById(id)?.focus();

  // What is wrong may stand far from the new one.
  useImperativeHandle(ref as Ref<{ focus: () => void }>, () => ({
    focus() {
      const wrong = frame.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      if (wrong) wrong.focus();
      else focusDraft();
    },
  }));

  function add() {
    const fit = fits(draft, parts);
    setWanted(!fit);
    if (fit) setAdded(added + 1);
    focusDraft();
  }

  function move(from: number, to: number) {
    give(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)));
  }

  /** The keyboard stays on the starter: on the button that moved it, or on the one that still can. */
  function step(from: number, by: -1 | 1) {
    const to = from + by;
    move(from, to);
    const atEnd = to === 0 || to === rows.length - 1;
    const way = by < 0 === atEnd ? 'down' : 'up';
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-way=${way}]`)?.focus();
  }

  function remove(index: number) {
    setAdded(added - 1);
    give(rows.toSpliced(index, 1));
    if (index === rows.length - 1) focusDraft();
  }

  function carryOver(index: number) {
    if (dragged.current === undefined || dragged.current === index) return;
    move(dragged.current, index);
    dragged.current = index;
  }

  return (
    <div ref={frame} className={styles.starters}>
      <StarterFields
        id={id}
        name="Starter"
        labelled
        starter={draft}
        limits={parts}
        demanded={wanted || (rest['aria-invalid'] && !isBlank(draft))}
        describedBy={rest['aria-describedby']}
        onChange={(next) => {
          if (isBlank(next)) setWanted(false);
          give(rows, next);
        }}
      />
      <div>
        <Button onClick={add}>Add Starter</Button>
      </div>
      <ol ref={list} className={styles.list} aria-label="Starters">
        {rows.map((starter, index) => (
          <StarterRow
            key={index}
            id={`${id}-${index + 1}`}
            number={index + 1}
            isLast={index === rows.length - 1}
            starter={starter}
            limits={parts}
            onChange={(next) => give(rows.with(index, next))}
            onStep={(by) => step(index, by)}
            onRemove={() => remove(index)}
            drag={{
              start: () => (dragged.current = index),
              over: () => carryOver(index),
              end: () => (dragged.current = undefined),
            }}
          />
        ))}
      </ol>
    </div>
  );
}
