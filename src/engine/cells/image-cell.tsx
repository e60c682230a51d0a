import PictureOutlined from '@ant-design/icons/PictureOutlined';
import { useState } from 'react';
import { useApi } from '../../session/session-context.ts';
import styles from './image-cell.module.css';

interface ImageCellProps {
  value: string;
  alt?: string;
}

/** An image, or a placeholder if it does not load. */
export function ImageCell({ value, alt = '' }: ImageCellProps) {
  const api = useApi();
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (value === brokenUrl) {
    return (
      <span className={styles.placeholder}>
        <PictureOutlined aria-label="The image does not load" />
      </span>
    );
  }
  return (
    <img
      className={styles.image}
      src={api.resolveUrl(value)}
      alt={alt}
      loading="lazy"
      onError={() => setBrokenUrl(value)}
    />
  );
}
