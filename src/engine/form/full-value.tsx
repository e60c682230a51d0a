import { Suspense } from 'react';
import { FileImage } from '../../ui/cropper/preview.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import type { Constraints } from '../../api/contract.ts';
import { ImageCell, ObjectCell, Swatches } from '../cells/cells.tsx';
import type { FormFieldConfig } from '../config/input-values.ts';
import { summariseItem } from '../inputs/item-summary.ts';
import { listItemFields } from '../inputs/item-values.ts';
import styles from './full-value.module.css';
import { formatValue } from '../inputs/value-text.ts';

const ReferenceLabel = lazyComponent(
  () => import('../inputs/reference-input.tsx'),
  (module) => module.ReferenceLabel,
);

interface FullValueProps {
  config: FormFieldConfig;
  constraints: Constraints;
  /** A value that is stored, or that is to be sent. */
  value: unknown;
}

/** The whole value of a form field, read-only. */
export function FullValue({ config, constraints, value }: FullValueProps) {
  const text = formatValue(value, config);
  if (text === 'empty') return <span className={styles.empty}>empty</span>;
  switch (config.type) {
    case 'image':
    case 'file':
      return <FileValue config={config} value={value} />;
    case 'array':
      return <Items config={config} constraints={constraints} value={value} />;
    case 'group':
      return <ObjectCell value={value} />;
    case 'json':
      return <span className={styles.text}>{JSON.stringify(value, null, 2)}</span>;
    case 'select':
      return <span className={styles.enum}>{text}</span>;
    case 'colour':
      return (
        <span>
          <Swatches colours={[text]} />
          {text}
        </span>
      );
    case 'reference':
      return config.options ? (
        text
      ) : (
        <Suspense fallback={text}>
          <ReferenceLabel config={config} value={value} />
        </Suspense>
      );
    default:
      return <span className={styles.text}>{text}</span>;
  }
}

/** An image as it is, the name of any other file. */
function FileValue({ config, value }: Omit<FullValueProps, 'constraints'>) {
  if (value instanceof Blob) {
    const [width, height] = config.cropSize ?? [];
    if (!width || !height) return <>{value instanceof File ? value.name : 'A new file'}</>;
    return (
      <span className={styles.image}>
        <FileImage file={value} alt="The new image" width={width} height={height} />
      </span>
    );
  }
  const url = String(value);
  if (config.type === 'file') return <span className={styles.text}>{url.split('/').at(-1)}</span>;
  return (
    <span className={styles.image}>
      <ImageCell value={url} alt="The stored image" />
    </span>
  );
}

/** The items of a list as its rows show them. */
function Items({ config, constraints, value }: FullValueProps) {
  const fields = listItemFields(config.item, constraints);
  const items = Array.isArray(value) ? value : [];
  return (
    <ol className={styles.items}>
      {items.map((item, index) => {
        const { title, details } = summariseItem(item, fields);
        return (
          <li key={index}>
            <strong>{title || '—'}</strong> {details}
          </li>
        );
      })}
    </ol>
  );
}
