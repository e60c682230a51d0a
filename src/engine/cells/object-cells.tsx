import { isBlank } from '../config/is-empty.ts';
import { toLabel } from '../config/labels.ts';
import { formatText } from './format-text.ts';
import styles from './object-cells.module.css';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object: its properties with their labels. Any other value as text. */
export function ObjectCell({ value }: { value: unknown }) {
  if (!isObject(value)) return formatText(value) || '—';
  const entries = Object.entries(value).filter(([, part]) => !isBlank(part));
  if (entries.length === 0) return '—';
  return (
    <dl className={styles.object}>
      {entries.map(([name, part]) => (
        <div key={name}>
          <dt>{toLabel(name)}</dt>
          <dd>{formatText(part) || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list of objects: a table with a column for each property. Other values are listed. */
export function ObjectsCell({ value }: { value: readonly unknown[] }) {
  if (value.length === 0) return '—';
  if (!value.every(isObject)) {
    return (
      <ul className={styles.values}>
        {value.map((item, index) => (
          <li key={index}>{formatText(item) || '—'}</li>
        ))}
      </ul>
    );
  }
  const names = [...new Set(value.flatMap((item) => Object.keys(item)))];
  return (
    <div className={styles.scroller}>
      <table className={styles.objects}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {toLabel(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map((item, index) => (
            <tr key={index}>
              {names.map((name) => (
                <td key={name}>{formatText(item[name]) || '—'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
