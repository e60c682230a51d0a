import { useState } from 'react';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ContractViolation, getViolationKey } from '../../../src/api/contract-violation.ts';
import { Button } from '../../../src/ui/button.tsx';
import styles from './violation-panel.module.css';

const schema = z.array(z.object({ location: z.array(z.string()), message: z.string() }));

/** Prism truncates a long list at any character: the complete items are kept. */
function parseHeader(header: string): unknown {
  const list = header.slice(header.indexOf('['));
  try {
    return JSON.parse(list);
  } catch {
    return JSON.parse(`${list.slice(0, list.lastIndexOf('},{'))}}]`);
  }
}

const invalidHeader = {
  pointer: '',
  expected: 'a header that can be read',
  received: 'sl-violations',
};

const buildPointer = (keys: string[]) => keys.map((key) => `/${key}`).join('');

/** The violations in a response, or in its request, that Prism lists in the header `sl-violations`. */
export function parsePrismViolations(headers: Headers, operationId: string): ContractViolation[] {
  const header = headers.get('sl-violations');
  if (!header) return [];
  try {
    return schema
      .parse(parseHeader(header))
      .map(({ location: [source, ...path], message: expected }) => {
        const responsePath = path[0] === 'body' ? path.slice(1) : path;
        return {
          operationId,
          pointer:
            source === 'request' ? `request ${buildPointer(path)}` : buildPointer(responsePath),
          expected,
          received: '—',
        };
      });
  } catch {
    return [{ operationId, ...invalidHeader }];
  }
}

/** A violation and how often it occurred. */
interface CountedViolation extends ContractViolation {
  count: number;
}

interface ViolationLog {
  /** Oldest first. */
  violations: readonly CountedViolation[];
  add: (violation: ContractViolation) => void;
  clear: () => void;
}

/** The violations that the panel shows. */
export const createViolationLog = () =>
  createStore<ViolationLog>()((set, get) => ({
    violations: [],
    add(added) {
      const { violations } = get();
      const key = getViolationKey(added);
      const isSame = (violation: ContractViolation) =>
        getViolationKey(violation) === key && violation.received === added.received;
      if (!violations.some(isSame))
        return set({ violations: [...violations, { ...added, count: 1 }] });
      set({
        violations: violations.map((violation) =>
          isSame(violation) ? { ...violation, count: violation.count + 1 } : violation,
        ),
      });
    },
    clear: () => set({ violations: [] }),
  }));

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
export function ViolationPanel({ log }: { log: StoreApi<ViolationLog> }) {
  const { violations, clear } = useStore(log);
  const [isOpen, setOpen] = useState(false);
  const total = violations.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;

  function dismiss() {
    setOpen(false);
    clear();
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
