import ArrowDownOutlined from '@ant-design/icons-svg/es/asn/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons-svg/es/asn/ArrowUpOutlined';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ColumnPreferences } from '../../session/preferences.ts';
import { usePreferences, usePreferencesStore } from '../../session/session-context.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Resource } from '../config/resource.ts';
import { orderColumns } from './columns.ts';
import styles from './tool-panel.module.css';
import { useExport } from './use-export.ts';

/** The list that the tools are for. */
export interface ListOfTools {
  resource: Resource;
  search: string;
  /** The number of rows on all pages; undefined until it is known. */
  total: number | undefined;
}

interface ToolPanelProps {
  tool: 'columns' | 'density' | 'more';
  list: ListOfTools;
  /** The identifier of the popover. */
  id: string;
  /** Called with the tool that replaces the menu. */
  onChoose: (tool: 'columns' | 'density') => void;
}

/** What a button of the list tools opens. */
export function ToolPanel({ tool, ...props }: ToolPanelProps) {
  if (tool === 'columns') return <ColumnsPanel resource={props.list.resource} />;
  return tool === 'density' ? <DensityPanel /> : <MoreMenu {...props} />;
}

function MoreMenu({ list, id, onChoose }: Omit<ToolPanelProps, 'tool'>) {
  const { resource, search, total } = list;
  const startExport = useExport(resource);
  return (
    <>
      <Button
        autoFocus
        className={styles.item}
        disabled={total === 0}
        popoverTarget={id}
        popoverTargetAction="hide"
        onClick={() => void startExport({ search, total })}
      >
        Export CSV
      </Button>
      <Button className={styles.item} onClick={() => onChoose('columns')}>
        Columns
      </Button>
      <Button className={styles.item} onClick={() => onChoose('density')}>
        Density
      </Button>
    </>
  );
}

/** Focuses the first control of a panel that can be used. */
const focusFirst = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>('[type=checkbox]:enabled, [type=radio]:checked')?.focus();

const densities = { comfortable: 'Comfortable', compact: 'Compact' };

/** The choice of the height of rows, in all lists. */
function DensityPanel() {
  const store = usePreferencesStore();
  const { density } = usePreferences();
  return (
    <fieldset ref={focusFirst} className={styles.choices}>
      <legend className={styles.heading}>Density</legend>
      {Object.entries(densities).map(([value, label]) => (
        <label key={value} className={styles.item}>
          <input
            type="radio"
            name="density"
            checked={value === density}
            onChange={() => store.set({ density: value as keyof typeof densities })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const none: ColumnPreferences = { order: [], hidden: [] };

/** The choice of the columns of a list, and of their order. */
function ColumnsPanel({ resource: { name, columns } }: { resource: Resource }) {
  const store = usePreferencesStore();
  const preference = usePreferences().columns[name];
  const { order, hidden } = preference ?? none;
  const choices = orderColumns(columns, order);
  const ids = choices.map(({ id }) => id);
  const movedBy = useRef<HTMLElement>(null);
  const noteId = useId();

  // A row that is moved in the page loses the focus.
  useLayoutEffect(() => {
    movedBy.current?.focus();
    movedBy.current = null;
  });

  function save(next: ColumnPreferences | undefined) {
    const { [name]: _, ...others } = store.get().columns;
    store.set({ columns: next ? { ...others, [name]: next } : others });
  }

  function show(id: string, isShown: boolean) {
    const otherHidden = hidden.filter((other) => other !== id);
    save({ order: ids, hidden: isShown ? otherHidden : [...otherHidden, id] });
  }

  return (
    <div ref={focusFirst} className={styles.columns}>
      <h2 className={styles.heading}>Columns</h2>
      <ul>
        {choices.map(({ id, column: { label }, isName }, index) => {
          const renderMove = (by: -1 | 1, isLast: boolean) => (
            <Button
              variant="icon"
              aria-label={`Move ${label} ${by < 0 ? 'up' : 'down'}`}
              disabled={isLast}
              onClick={({ currentTarget }) => {
                movedBy.current = currentTarget;
                const moved = ids.toSpliced(index, 1).toSpliced(index + by, 0, id);
                save({ order: moved, hidden });
                announce(`${label}: ${index + by + 1} of ${ids.length}`);
              }}
            >
              <Icon of={by < 0 ? ArrowUpOutlined : ArrowDownOutlined} />
            </Button>
          );
          return (
            <li key={id}>
              <label className={styles.item}>
                <input
                  type="checkbox"
                  checked={isName || !hidden.includes(id)}
                  disabled={isName}
                  aria-describedby={isName ? noteId : undefined}
                  onChange={(event) => show(id, event.target.checked)}
                />
                {label}
              </label>
              {isName && (
                <span id={noteId} className={styles.note}>
                  always shown
                </span>
              )}
              {renderMove(-1, index === 0)}
              {renderMove(1, index === ids.length - 1)}
            </li>
          );
        })}
      </ul>
      <Button
        className={`${getButtonClass('plain')} ${styles.reset}`}
        disabled={preference === undefined}
        onClick={() => save(undefined)}
      >
        Reset
      </Button>
    </div>
  );
}
