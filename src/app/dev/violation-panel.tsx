import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import type { CountedViolation, ViolationLog } from './violation-log.ts';
import styles from './violation-panel.module.css';

const columns = ['Operation', 'Pointer', 'Expected', 'Received', 'Count'];

function Row({ operationId, pointer, expected, received, count }: CountedViolation) {
  return (
    <tr>
      <th scope="row">{operationId}</th>
      <td>{pointer || 'the body'}</td>
      <td>{expected}</td>
      <td>{received}</td>
      <td className={styles.count}>{count}</td>
    </tr>
  );
}

/** Lists the contract violations; shown in development only. */
export function ViolationPanel({ log }: { log: ViolationLog }) {
  const violations = useSyncExternalStore(log.subscribe, log.get);
  const [isOpen, setOpen] = useState(false);
  const total = violations.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;

  function dismiss() {
    setOpen(false);
    log.clear();
  }

  return (
    <section aria-label="Contract violations" className={styles.panel}>
      {isOpen && (
        <section className={styles.list} aria-label="List of violations" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {violations.map((violation, index) => (
                <Row key={index} {...violation} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <div className={styles.bar}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {total} contract violation{total === 1 ? '' : 's'}
        </Button>
        <Button onClick={dismiss}>Dismiss</Button>
      </div>
    </section>
  );
}
