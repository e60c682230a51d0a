import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type ContractViolation, getViolationKey } from '../../../src/api/contract-violation.ts';
import { Button } from '../../../src/ui/button.tsx';
import styles from './panel.module.css';

/** A violation as Prism describes it, at `['response', 'body', 'users', '3', '_id']`. */
interface PrismViolation {
  location: string[];
  message: string;
}

function describeViolation({ location: [source, ...path], message: expected }: PrismViolation) {
  const isRequest = source === 'request';
  const keys = !isRequest && path[0] === 'body' ? path.slice(1) : path;
  const pointer = keys.map((key) => `/${key}`).join('');
  return { pointer: isRequest ? `request ${pointer}` : pointer, expected };
}

/** Prism truncates a long list at any character, so the complete items are read. */
function parseHeader(header: string) {
  const list = header.slice(header.indexOf('['));
  const complete = `${list.slice(0, list.lastIndexOf('},{'))}}]`;
  for (const text of [list, complete]) {
    try {
      return (JSON.parse(text) as PrismViolation[]).map(describeViolation);
    } catch {
      // The item is incomplete, and skipped.
    }
  }
  return [{ pointer: '', expected: 'a header sl-violations that can be read' }];
}

/** The violations in a response, or in its request, that Prism lists in the header `sl-violations`. */
export function parsePrismViolations(headers: Headers, operationId: string): ContractViolation[] {
  const header = headers.get('sl-violations');
  const violations = header ? parseHeader(header) : [];
  return violations.map((violation) => ({ operationId, received: '—', ...violation }));
}

/** All violations, oldest first, each as often as it has occurred. */
const log = createStore<readonly ContractViolation[]>()(() => []);

export const addViolation = (violation: ContractViolation) =>
  log.setState((violations) => [...violations, violation], true);

export function ViolationPanel() {
  const violations = useStore(log);
  const { length } = violations;
  if (length === 0) return null;
  const groups = Map.groupBy(
    violations,
    (violation) => `${getViolationKey(violation)} ${violation.received}`,
  );
  return (
    <section aria-label="Contract violations" className={styles.violations}>
      <details>
        <summary>
          {length} contract violation{length === 1 ? '' : 's'}
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Operation</th>
              <th scope="col">Pointer</th>
              <th scope="col">Expected</th>
              <th scope="col">Received</th>
              <th scope="col">Count</th>
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
      </details>
      <Button onClick={() => log.setState([], true)}>Dismiss</Button>
    </section>
  );
}
