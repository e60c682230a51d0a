import { type ChangeEvent, type Ref, useRef, useState } from 'react';
import { AlertBox } from '../../ui/alert-box.tsx';
import { firstCut } from '../../ui/cropper/crop-of.ts';
import { Cropper } from '../../ui/cropper/cropper.tsx';
import { cutPicture, type Size } from '../../ui/cropper/cut.ts';
import { type Picture, readPicture } from '../../ui/cropper/read-picture.ts';
import { controlClass } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ImageCell } from '../cells/image-cell.tsx';
import { EarlierCut } from './earlier-cut.tsx';
import styles from './image-input.module.css';
import type { InputProps, InputValues } from './input-values.ts';

interface ImageInputProps extends InputProps<InputValues['image']> {
  size?: Size;
}

/** The image that the form has, stored or cut before. */
function Shown({ value, size }: { value: unknown; size: Size }) {
  if (!value) return null;
  return (
    <div className={styles.stored}>
      {typeof value === 'string' ? (
        <ImageCell value={value} />
      ) : (
        <EarlierCut file={value as InputValues['image']} size={size} />
      )}
    </div>
  );
}

/** An image file, cut to a size. The stored image stands there until another is chosen. */
export function ImageInput({ size, value, onChange, limits: _, ref, ...rest }: ImageInputProps) {
  if (!size) throw new Error('An image needs to know the size that it is cut to.');
  const wanted = size;
  const [stored] = useState(value);
  const [picture, setPicture] = useState<Picture>();
  const [failure, setFailure] = useState<string>();
  const [isReading, setReading] = useState(false);
  const newest = useRef<Promise<Picture>>(undefined);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    setPicture(undefined);
    setFailure(undefined);
    setReading(file !== undefined);
    newest.current = undefined;
    if (!file) return onChange(stored);

    const reading = readPicture(file);
    newest.current = reading;
    const ifNewest = (what: () => void) => {
      if (newest.current !== reading) return;
      setReading(false);
      what();
    };
    // Whoever submits before the cropper stands gets its first cut, or is told why there is none.
    const cut = reading.then((read) => cutPicture(read, firstCut(read, wanted), wanted));
    onChange(cut);
    cut.catch((error: Error) =>
      ifNewest(() => {
        setFailure(error.message);
        onChange(stored);
      }),
    );
    reading.then(
      (read) => ifNewest(() => setPicture(read)),
      () => undefined,
    );
  }

  const isCutBefore = value instanceof Object && !picture && !isReading && !failure;

  return (
    <div className={styles.image} aria-busy={isReading}>
      <input
        {...rest}
        ref={ref as Ref<HTMLInputElement>}
        type="file"
        accept="image/*"
        className={`${controlClass} ${isCutBefore ? styles.kept : ''}`}
        onChange={choose}
      />
      {isReading && <Skeleton height={320} />}
      {failure && <AlertBox variant="error">{failure}</AlertBox>}
      {picture ? (
        <Cropper picture={picture} size={wanted} onCut={onChange} />
      ) : (
        !isReading && <Shown value={value} size={wanted} />
      )}
    </div>
  );
}
