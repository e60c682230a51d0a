import { type ReactNode, useCallback } from 'react';
import type { Size } from './crop-image.ts';
import styles from './preview.module.css';

interface PreviewProps {
  /** Undefined until the image was cropped. */
  file: Blob | undefined;
  size: Size;
  /** Appended to the caption. */
  children?: ReactNode;
}

/** The cropped image, as it will be saved. */
export function Preview({ file, size: [width, height], children }: PreviewProps) {
  return (
    <figure className={styles.preview}>
      {file && <FileImage file={file} width={width} height={height} alt="What will be saved" />}
      <figcaption>
        Saved as {width} × {height} pixels
        {children}
      </figcaption>
    </figure>
  );
}

interface FileImageProps {
  file: Blob;
  alt: string;
  width: number;
  height: number;
}

/** An image from a file that is not uploaded yet. */
function FileImage({ file, alt, ...size }: FileImageProps) {
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
