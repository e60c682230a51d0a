import { type ChangeEvent, useRef, useState } from 'react';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { Button, getButtonClass } from '../../ui/button.tsx';
import type { Size } from '../../ui/cropper/crop-geometry.ts';
import { cropImage, initialCrop } from '../../ui/cropper/crop-image.ts';
import { Cropper } from '../../ui/cropper/cropper.tsx';
import { decodeImage, type SourceImage } from '../../ui/cropper/decode-image.ts';
import { FileImage, Preview, useCroppedFile } from '../../ui/cropper/preview.tsx';
import { isDeleteKey } from '../../ui/keyboard.ts';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { ImageCell } from '../cells/cells.tsx';
import {
  getAttributes,
  type InputProps,
  type InputValues,
  type ResolvedFormField,
  type ShownValueProps,
} from '../config/input-values.ts';
import styles from './image-input.module.css';
import { useTransferredImage } from './use-transferred-image.ts';
import { toError } from '../../api/to-error.ts';

/** A drop zone for an image, with a cropper. It shows the original image until a file is chosen. */
export function ImageInput(props: InputProps<InputValues['image']>) {
  const { value, onChange } = props;
  const size = getCropSize(props.config);
  const [originalValue] = useState(value);
  const [image, setImage] = useState<SourceImage>();
  const [error, setError] = useState<string>();
  const [isDecoding, setDecoding] = useState(false);
  const latestFile = useRef<File>(undefined);
  const field = useRef<HTMLDivElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);

  async function choose(file: File | undefined) {
    latestFile.current = file;
    setImage(undefined);
    setError(undefined);
    setDecoding(file !== undefined);
    if (!file) return onChange(originalValue);
    // If the form is submitted before the cropper is shown, it sends the initial crop, or shows why there is none.
    const decoding = decodeImage(file);
    const cropping = decoding.then((source) => cropImage(source, initialCrop(source, size), size));
    onChange(cropping);
    const [decoded, cropped] = await Promise.allSettled([decoding, cropping]);
    // Another file was chosen in the meantime.
    if (latestFile.current !== file) return undefined;
    setDecoding(false);
    if (decoded.status === 'fulfilled') setImage(decoded.value);
    if (cropped.status === 'fulfilled') return undefined;
    setError(toError(cropped.reason).message);
    return onChange(originalValue);
  }

  /** Chooses a file or none, as if the file input had done it, so that the input shows the name of the file. */
  function setFile(file: File | undefined) {
    const transfer = new DataTransfer();
    if (file) transfer.items.add(file);
    if (fileInput.current) fileInput.current.files = transfer.files;
    void choose(file);
  }

  const { isDraggedOver, fieldProps } = useTransferredImage(field, setFile);

  function discard() {
    setFile(undefined);
    fileInput.current?.focus();
  }

  const isChosen = isDecoding || image !== undefined;
  const hasCurrent = Boolean(value) && !isChosen;
  const isEmpty = !hasCurrent && !isChosen;
  return (
    <div
      ref={field}
      className={styles.field}
      aria-busy={isDecoding}
      data-dragged-over={isDraggedOver || undefined}
      {...fieldProps}
    >
      <div className={styles.zone} data-empty={isEmpty || undefined}>
        {hasCurrent && <CurrentImage value={value} size={size} />}
        <div className={styles.choice}>
          {isEmpty && <span>Drop an image here, paste it, or choose a file.</span>}
          <div className="cluster">
            <span aria-hidden className={`${getButtonClass('plain')} ${styles.choose}`}>
              {isEmpty ? 'Choose File' : 'Replace'}
            </span>
            {isChosen && (
              <Button
                className={`${getButtonClass('plain')} ${styles.discard}`}
                // Tab skips this button, which is between two inputs. By keyboard, Delete in the file input removes the
                // file.
                tabIndex={-1}
                onClick={discard}
              >
                {originalValue ? 'Keep the present image' : 'Remove'}
              </Button>
            )}
          </div>
          {!isChosen && !(value instanceof Object) && (
            <span>{`Saved as ${size.join(' × ')} pixels`}</span>
          )}
        </div>
        <input
          {...getAttributes(props)}
          ref={fileInput}
          type="file"
          accept="image/*"
          className={styles.input}
          aria-keyshortcuts={isChosen ? 'Delete' : undefined}
          onKeyDown={(event) => isChosen && isDeleteKey(event) && discard()}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => void choose(target.files?.[0])}
        />
      </div>
      {isDecoding && <Skeleton height={320} />}
      {error && <AlertBox variant="error">{error}</AlertBox>}
      {image && <Cropper image={image} value={value} size={size} onCrop={onChange} />}
    </div>
  );
}

/** `defineResource` has checked that every image has a crop size. */
const getCropSize = ({ cropSize = [0, 0] }: ResolvedFormField): Size => cropSize;

/** The current image of the form: a URL, or a file that was cropped before the draft was restored. */
function CurrentImage({ value, size }: { value: unknown; size: Size }) {
  const file = useCroppedFile(value);
  if (typeof value !== 'string') return file && <Preview file={file} size={size} />;
  const [width, height] = size;
  return (
    <div className={styles.current} style={{ width, aspectRatio: `${width} / ${height}` }}>
      <ImageCell value={value} />
    </div>
  );
}

/** The whole image, as it is stored or will be stored. */
export function ImageValue({ value, config }: ShownValueProps) {
  const [width, height] = getCropSize(config);
  if (!(value instanceof Blob)) return <ImageCell value={String(value)} alt="The stored image" />;
  return <FileImage file={value} alt="The new image" width={width} height={height} />;
}
