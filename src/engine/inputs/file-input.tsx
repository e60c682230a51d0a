import { type ChangeEvent, useRef, useState } from 'react';
import type { Constraints } from '../../api/contract.ts';
import { useApi } from '../../session/session-context.ts';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { isDeleteKey } from '../../ui/keyboard.ts';
import { parseWebUrl } from '../../ui/web-url.ts';
import { isNullable } from '../config/choose-kind.ts';
import { getAttributes, type InputProps, type InputValues } from '../config/input-values.ts';
import styles from './inputs.module.css';

/** The media types that a file may have; undefined for any. */
function getAcceptedTypes({ contentMediaType = '*/*' }: Constraints): string[] | undefined {
  const types = contentMediaType.split(',').map((type) => type.trim().toLowerCase());
  // `application/octet-stream` stands for a file of any kind.
  return types.some((type) => type === '*/*' || type === 'application/octet-stream')
    ? undefined
    : types;
}

const fits = (type: string) => (accepted: string) =>
  accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted;

const units = ['bytes', 'kB', 'MB', 'GB'];

/** `2.5 MB` */
function formatSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${Number((bytes / 1000 ** power).toFixed(1))} ${units[power]}`;
}

/** Returns why the contract does not accept a file; undefined if it does. */
export function findFileError(file: Blob, constraints: Constraints): string | undefined {
  const types = getAcceptedTypes(constraints);
  if (types && !types.some(fits(file.type.toLowerCase()))) {
    const type = file.type ? `is ${file.type}` : 'is of an unknown type';
    return `Choose a file of type ${types.join(' or ')}: this one ${type}.`;
  }
  const { maxLength = Infinity } = constraints;
  return file.size > maxLength
    ? `Choose a file of at most ${formatSize(maxLength)}: this one has ${formatSize(file.size)}.`
    : undefined;
}

/** The name and size of the chosen file, or a link to the stored one. */
function CurrentFile({ value }: { value: unknown }) {
  const api = useApi();
  if (value instanceof File) return <span>{`${value.name} (${formatSize(value.size)})`}</span>;
  if (typeof value !== 'string') return null;
  const url = parseWebUrl(api.resolveUrl(value));
  if (!url) return <span>{value}</span>;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer">
      {url.pathname.split('/').at(-1) || value}
    </a>
  );
}

/**
 * An input for a file with a media type and a size that the contract accepts. It shows the original file until another
 * one is chosen.
 */
export function FileInput(props: InputProps<InputValues['file']>) {
  const { config, constraints, value, onChange } = props;
  const [originalValue] = useState(value);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function onFileChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    const fileError = file && findFileError(file, constraints);
    setError(fileError);
    onChange(file && !fileError ? file : originalValue);
  }

  function reset(next: typeof value) {
    setError(undefined);
    if (input.current) input.current.value = '';
    onChange(next);
  }

  const isRemoved = value === null && originalValue !== null;
  const canRemove = isNullable(constraints) && Boolean(value);
  const action = isRemoved ? 'Keep' : 'Remove';
  return (
    <div className={styles.file}>
      <input
        ref={input}
        {...getAttributes(props)}
        type="file"
        accept={getAcceptedTypes(constraints)?.join(',')}
        className={`${controlClass} ${value instanceof Blob ? styles.restored : ''}`}
        aria-keyshortcuts={canRemove ? 'Delete' : undefined}
        onKeyDown={(event) => canRemove && isDeleteKey(event) && reset(null)}
        onChange={onFileChange}
      />
      {error && <AlertBox variant="error">{error}</AlertBox>}
      <CurrentFile value={value} />
      {(canRemove || isRemoved) && (
        <Button
          // Tab skips this button, which is between two inputs. By keyboard, Delete in the file input removes the file.
          tabIndex={isRemoved ? undefined : -1}
          aria-label={`${action} ${config.label}`}
          onClick={() => reset(isRemoved ? originalValue : null)}
        >
          {action}
        </Button>
      )}
    </div>
  );
}
