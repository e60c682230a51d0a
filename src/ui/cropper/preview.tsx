import type { ReactNode } from 'react';
import type { Size } from './cut.ts';
import { FileImage } from './file-image.tsx';
import styles from './preview.module.css';

interface PreviewProps {
  /** None while it is being cut. */
  file: Blob | undefined;
  size: Size;
  /** What else there is to say of it. */
  children?: ReactNode;
}

/** A cut as it will be saved. */
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
