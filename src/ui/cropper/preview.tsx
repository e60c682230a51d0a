import { type ComponentProps, type ReactElement, useCallback, useEffect, useState } from 'react';
import type { Size } from './crop-geometry.ts';
import styles from './preview.module.css';

interface PreviewProps {
  /** The cropped file; undefined until the image was cropped. */
  file: Blob | undefined;
  size: Size;
  /** Elements that follow the caption. */
  children?: ReactElement;
}

/** The cropped image as it will be saved. */
export function Preview({ file, size: [width, height], children }: PreviewProps) {
  return (
    <figure className={styles.preview}>
      {file && <FileImage file={file} width={width} height={height} alt="What will be saved" />}
      <figcaption>
        <span>{`Saved as ${width} × ${height} pixels`}</span>
        {children}
      </figcaption>
    </figure>
  );
}

/** The file of a form value once it is cropped. Until then it is the previous file. */
export function useCroppedFile(value: unknown): Blob | undefined {
  const [file, setFile] = useState<Blob>();
  useEffect(() => {
    let isMounted = true;
    Promise.resolve(value).then(
      (result) => isMounted && setFile(result instanceof Blob ? result : undefined),
      // The form shows the error on submit.
      () => isMounted && setFile(undefined),
    );
    return () => {
      isMounted = false;
    };
  }, [value]);
  return file;
}

/** An image from a file that is not uploaded yet. */
export function FileImage({ file, alt, ...size }: ComponentProps<'img'> & { file: Blob }) {
  const setSource = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={setSource} alt={alt} {...size} />;
}
