import PictureOutlined from '@ant-design/icons/PictureOutlined';
import { useState } from 'react';
import styles from './image-cell.module.css';

/** A picture; a placeholder where it does not load. */
export function ImageCell({ value }: { value: string }) {
  const [broken, setBroken] = useState<string>();
  if (value === broken) {
    return (
      <span className={styles.placeholder}>
        <PictureOutlined aria-label="The image does not load" />
      </span>
    );
  }
  return (
    <img
      className={styles.image}
      src={value}
      alt=""
      loading="lazy"
      onError={() => setBroken(value)}
    />
  );
}
