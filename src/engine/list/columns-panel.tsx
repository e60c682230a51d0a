import ArrowDownOutlined from '@ant-design/icons-svg/es/asn/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons-svg/es/asn/ArrowUpOutlined';
import { useId, useLayoutEffect, useRef } from 'react';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Resource } from '../config/resource.ts';
import styles from './list-tool.module.css';
import { useColumnPreferences } from './use-column-preferences.ts';

/** The choice of the columns of a list, and of their order. */
export function ColumnsPanel({ resource }: { resource: Resource }) {
  const { choices, isChanged, show, move, reset } = useColumnPreferences(resource);
  const movedBy = useRef<HTMLElement>(null);
  const noteId = useId();

  // A row that is moved in the page loses the focus.
  useLayoutEffect(() => {
    movedBy.current?.focus();
    movedBy.current = null;
  });

  return (
    <div className={styles.columns}>
      <h2 className={styles.heading}>Columns</h2>
      <ul>
        {choices.map(({ id, label, isShown, isName }, index) => {
          const renderMove = (by: -1 | 1, isLast: boolean) => (
            <Button
              variant="icon"
              aria-label={`Move ${label} ${by < 0 ? 'up' : 'down'}`}
              disabled={isLast}
              onClick={({ currentTarget }) => {
                movedBy.current = currentTarget;
                move(id, by);
                announce(`${label}: ${index + by + 1} of ${choices.length}`);
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
                  checked={isShown}
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
              {renderMove(1, index === choices.length - 1)}
            </li>
          );
        })}
      </ul>
      <Button
        className={`${getButtonClass('plain')} ${styles.reset}`}
        disabled={!isChanged}
        onClick={reset}
      >
        Reset
      </Button>
    </div>
  );
}
