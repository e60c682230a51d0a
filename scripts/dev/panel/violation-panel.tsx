import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type ContractViolation, getViolationKey } from '../../../src/api/contract-violation.ts';
import { Button } from '../../../src/ui/button.tsx';
import styles from './panel.module.css';

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
    return [
      {
        operationId,
        pointer: '',
        expected: 'a header that can be read',
        received: 'sl-violations',
      },
    ];
  }
}

/** All violations, oldest first; each as often as it occurred. */
const log = createStore<readonly ContractViolation[]>()(() => []);

export const addViolation = (violation: ContractViolation) =>
  log.setState((violations) => [...violations, violation], true);

const columns = ['Operation', 'Pointer', 'Expected', 'Received', 'Count'];

/** Lists the contract violations; shown in development only. */
export function ViolationPanel() {
  const violations = useStore(log);
  const { length } = violations;
  if (length === 0) return null;
  const groups = Map.groupBy(
    violations,
    (violation) => `${getViolationKey(violation)} ${violation.received}`,
  );
  return (
    <section aria-label="Contract violations" className={`card ${styles.violations}`}>
      <details>
        <summary>
          {length} contract violation{length === 1 ? '' : 's'}
        </summary>
        <section className={styles.scroller} aria-label="List of violations" tabIndex={0}>
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
              {[...groups].map(([key, [violation, ...others]]) => (
                <tr key={key}>
                  <th scope="row">{violation?.operationId}</th>
                  <td>{violation?.pointer || 'the body'}</td>
                  <td>{violation?.expected}</td>
                  <td>{violation?.received}</td>
                  <td>{others.length + 1}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
      <Button onClick={() => log.setState([], true)}>Dismiss</Button>
    </section>
  );
}
