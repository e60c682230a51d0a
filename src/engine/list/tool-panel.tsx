import ArrowDownOutlined from '@ant-design/icons-svg/es/asn/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons-svg/es/asn/ArrowUpOutlined';
import type { ColumnPreferences } from '../../session/preferences.ts';
import { usePreferences, usePreferencesStore } from '../../session/session-context.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { announce } from '../../ui/feedback/announcer.tsx';
import { focusFirst, refocusAfter } from '../../ui/focus.ts';
import { Icon } from '../../ui/icon.tsx';
import { menuItemClass } from '../../ui/popover-menu.tsx';
import type { Resource } from '../config/resource.ts';
import { orderColumns } from './columns.ts';
import { densities } from './densities.ts';
import styles from './tool-panel.module.css';
import { useIsNarrow } from './use-is-narrow.ts';

/** Focuses the first control of a panel that is not disabled. */
const focusChoice = (panel: HTMLElement | null) =>
  focusFirst(panel, '[type=checkbox]:enabled, [type=radio]:checked');

const itemClass = `${menuItemClass} ${styles.item}`;

/** The choice of the height of rows, in all lists. */
export function DensityPanel() {
  const store = usePreferencesStore();
  const preferences = usePreferences();
  return (
    <fieldset ref={focusChoice}>
      <legend className={styles.legend}>Density</legend>
      {densities.map(({ density, label }) => (
        <label key={density} className={itemClass}>
          <input
            type="radio"
            name="density"
            checked={density === preferences.density}
            onChange={() => store.set({ density })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const moves = [
  { direction: 'up', by: -1, icon: ArrowUpOutlined },
  { direction: 'down', by: 1, icon: ArrowDownOutlined },
];

/** The choice of the columns of a list, and of their order. */
export function ColumnsPanel({ resource: { name, columns } }: { resource: Resource }) {
  const isNarrow = useIsNarrow();
  const store = usePreferencesStore();
  const { columns: preferences, columnWidths } = usePreferences();
  const preference = preferences[name];
  const { order = [], hidden = [] } = preference ?? {};
  const choices = orderColumns(columns, order);
  const ids = choices.map(({ id }) => id);

  function save(next: ColumnPreferences | undefined) {
    const { [name]: _, ...others } = store.get().columns;
    store.set({ columns: next ? { ...others, [name]: next } : others });
  }

  function resetWidths() {
    const { [name]: _, ...others } = store.get().columnWidths;
    store.set({ columnWidths: others });
  }

  function show(id: string, isShown: boolean) {
    const otherHidden = hidden.filter((other) => other !== id);
    save({ order: ids, hidden: isShown ? otherHidden : [...otherHidden, id] });
  }

  function move(index: number, by: number, button: HTMLElement) {
    const { id, column } = choices[index] ?? {};
    if (id === undefined) return;
    const newOrder = ids.toSpliced(index, 1).toSpliced(index + by, 0, id);
    // A row that is moved in the page loses the focus.
    refocusAfter(() => save({ order: newOrder, hidden }), button);
    announce(`${column?.label}: ${index + by + 1} of ${ids.length}`);
  }

  return (
    <fieldset ref={focusChoice}>
      <legend className={styles.legend}>Columns</legend>
      {choices.map(({ id, column: { label }, isName }, index) => (
        <div key={id} className={styles.column}>
          <label className={itemClass}>
            <input
              type="checkbox"
              checked={isName || !hidden.includes(id)}
              disabled={isName}
              onChange={(event) => show(id, event.target.checked)}
            />
            <span>{label}</span>
          </label>
          {moves.map(({ direction, by, icon }) => (
            <Button
              key={direction}
              className={`${getButtonClass('icon')} touch-target`}
              aria-label={`Move ${label} ${direction}`}
              disabled={choices[index + by] === undefined}
              onClick={({ currentTarget }) => move(index, by, currentTarget)}
            >
              <Icon of={icon} />
            </Button>
          ))}
        </div>
      ))}
      <div className={styles.resets}>
        <Button disabled={preference === undefined} onClick={() => save(undefined)}>
          Reset
        </Button>
        {!isNarrow && (
          <Button disabled={columnWidths[name] === undefined} onClick={resetWidths}>
            Reset widths
          </Button>
        )}
      </div>
    </fieldset>
  );
}
