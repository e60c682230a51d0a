import { type ChangeEvent, useState } from 'react';
import type { Constraints } from '../../api/contract.ts';
import { useApi } from '../../session/session-context.ts';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { parseWebUrl } from '../../ui/web-url.ts';
import { ImageCell } from '../cells/cells.tsx';
import { isNullable } from '../config/field-types.ts';
import { findFileError, formatSize, getAcceptedTypes } from './accepted-files.ts';
import styles from './file-inputs.module.css';
import { getAttributes, type InputProps, type InputValues } from '../config/input-values.ts';

const isImage = (path: string, constraints: Constraints) =>
  /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(path) ||
  getAcceptedTypes(constraints)?.every((type) => type.startsWith('image/'));

interface CurrentFileProps {
  value: unknown;
  constraints: Constraints;
}

/** The name and size of the chosen file, or the current file as an image or a link. */
function CurrentFile({ value, constraints }: CurrentFileProps) {
  const api = useApi();
  if (value instanceof Blob) {
    const name = value instanceof File ? value.name : 'File';
    return (
      <div>
        {name} ({formatSize(value.size)})
      </div>
    );
  }
  if (typeof value !== 'string' || value === '') return null;
  const url = parseWebUrl(api.resolveUrl(value));
  if (!url) return <div>{value}</div>;
  return (
    <div className={styles.current}>
      {isImage(url.pathname, constraints) ? (
        <ImageCell value={value} />
      ) : (
        <a href={url.href} target="_blank" rel="noopener noreferrer">
          {url.pathname.split('/').at(-1) || value}
        </a>
      )}
    </div>
  );
}

/** A file of the media types and the size that the contract accepts. The original one is shown until another is chosen. */
export function FileInput(props: InputProps<InputValues['file']>) {
  const { config, constraints, value, onChange } = props;
  const [originalValue] = useState(value);
  const [error, setError] = useState<string>();
  // A file input can only be emptied by another one.
  const [resets, setResets] = useState(0);
  const isRemovable = isNullable(constraints) && Boolean(originalValue || value);

  function onFileChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    const fileError = file && findFileError(file, constraints);
    setError(fileError);
    onChange(file && !fileError ? file : originalValue);
  }

  function reset(next: typeof value) {
    setError(undefined);
    setResets(resets + 1);
    onChange(next);
  }

  // A restored draft has a file, of which the browser would say that none is chosen.
  const hasFile = value instanceof Blob;
  return (
    <div className={styles.image}>
      <input
        key={resets}
        {...getAttributes<HTMLInputElement>(props)}
        type="file"
        accept={getAcceptedTypes(constraints)?.join(',')}
        className={`${controlClass} ${hasFile ? styles.restored : ''}`}
        onChange={onFileChange}
      />
      {error && <AlertBox variant="error">{error}</AlertBox>}
      <CurrentFile value={value} constraints={constraints} />
      {isRemovable && (
        <div>
          {value === null && originalValue !== null ? (
            <Button aria-label={`Keep ${config.label}`} onClick={() => reset(originalValue)}>
              Keep
            </Button>
          ) : (
            <Button aria-label={`Remove ${config.label}`} onClick={() => reset(null)}>
              Remove
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
