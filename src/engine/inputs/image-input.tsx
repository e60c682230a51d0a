import { type ChangeEvent, useRef, useState, useEffect } from 'react';
import { AlertBox } from '../../ui/alert-box.tsx';
import { initialCrop, cropImage, type Size } from '../../ui/cropper/crop-image.ts';
import { Cropper } from '../../ui/cropper/cropper.tsx';
import { type SourceImage, decodeImage } from '../../ui/cropper/decode-image.ts';
import { controlClass } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { ImageCell } from '../cells/cells.tsx';
import styles from './file-inputs.module.css';
import { getAttributes, type InputProps, type InputValues } from './input-values.ts';
import { Preview } from '../../ui/cropper/preview.tsx';

/** The current image of the form: a URL, or a file cropped earlier. */
function CurrentImage({ value, size }: { value: unknown; size: Size }) {
  if (!value) return null;
  return (
    <div className={styles.current}>
      {typeof value === 'string' ? (
        <ImageCell value={value} />
      ) : (
        <RestoredImage file={value as InputValues['image']} size={size} />
      )}
    </div>
  );
}

/** A file input for an image, with a cropper. The original image is shown until a file is chosen. */
export function ImageInput(props: InputProps<InputValues['image']>) {
  const { config, value, onChange } = props;
  const { cropSize } = config;
  if (!cropSize) throw new Error('An image field needs a `cropSize`.');
  // A constant keeps its type in the function below.
  const size = cropSize;
  const [originalValue] = useState(value);
  const [image, setImage] = useState<SourceImage>();
  const [error, setError] = useState<string>();
  const [isDecoding, setDecoding] = useState(false);
  const latestDecode = useRef<Promise<SourceImage>>(undefined);

  function onFileChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    setImage(undefined);
    setError(undefined);
    setDecoding(file !== undefined);
    latestDecode.current = undefined;
    if (!file) return onChange(originalValue);

    const decoding = decodeImage(file);
    latestDecode.current = decoding;
    const finish = (update: () => void) => {
      // Another file was chosen in the meantime.
      if (latestDecode.current !== decoding) return;
      setDecoding(false);
      update();
    };
    // A form submitted before the cropper is shown sends the initial crop, or shows why there is none.
    const cropping = decoding.then((source) => cropImage(source, initialCrop(source, size), size));
    onChange(cropping);
    cropping.catch((reason: Error) =>
      finish(() => {
        setError(reason.message);
        onChange(originalValue);
      }),
    );
    decoding.then(
      (source) => finish(() => setImage(source)),
      () => undefined,
    );
  }

  const isRestored = value instanceof Object && !image && !isDecoding && !error;

  return (
    <div className={styles.image} aria-busy={isDecoding}>
      <input
        {...getAttributes<HTMLInputElement>(props)}
        type="file"
        accept="image/*"
        className={`${controlClass} ${isRestored ? styles.restored : ''}`}
        onChange={onFileChange}
      />
      {isDecoding && <Skeleton height={320} />}
      {error && <AlertBox variant="error">{error}</AlertBox>}
      {image ? (
        <Cropper image={image} size={size} onCrop={onChange} />
      ) : (
        !isDecoding && <CurrentImage value={value} size={size} />
      )}
    </div>
  );
}

interface RestoredImageProps {
  file: Blob | Promise<Blob>;
  size: Size;
}

/** A cropped file in a restored draft; the source image is no longer available. */
function RestoredImage({ file, size }: RestoredImageProps) {
  const [croppedFile, setCroppedFile] = useState<Blob>();
  useEffect(() => {
    let isMounted = true;
    Promise.resolve(file).then(
      (blob) => isMounted && setCroppedFile(blob),
      // The form shows the error when it is submitted.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [file]);
  return croppedFile && <Preview file={croppedFile} size={size} />;
}
