import { useLayoutEffect, useRef } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { type CropSettings, fitCrop, type Size } from './crop-geometry.ts';
import styles from './crop-stage.module.css';
import type { SourceImage } from './decode-image.ts';

interface CropStageProps {
  image: SourceImage;
  settings: CropSettings;
  /** The size of the cropped image, in pixels. */
  size: Size;
  onChange: (crop: PercentCrop) => void;
}

/** The least width and height of the crop on the screen, so that its handles can be told apart. */
const minEdgePx = 20;

/** The room for the handles around the image, as in the style sheet. */
const marginPx = 12;

/** The image, as wide as the form, with the crop on it. Of a high one a part is seen, which follows the crop. */
export function CropStage({ image: { canvas }, settings, size, onChange }: CropStageProps) {
  const { crop, scale, rotation } = settings;
  const stage = useRef<HTMLDivElement>(null);
  const aspect = size[0] / size[1];

  // At first, the crop is in the middle of the image.
  useLayoutEffect(() => {
    const { current: element } = stage;
    if (element) element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
  }, []);

  useLayoutEffect(() => {
    const { current: element } = stage;
    if (!element) return;
    const toPixels = (percent: number) => (percent / 100) * canvas.clientHeight;
    const bottomPx = toPixels(crop.y + crop.height) + 2 * marginPx - element.clientHeight;
    element.scrollTop = Math.min(Math.max(element.scrollTop, bottomPx), toPixels(crop.y));
  }, [canvas, crop]);

  return (
    <div ref={stage} className={styles.stage} style={{ '--ratio': canvas.width / canvas.height }}>
      <ReactCrop
        className={styles.crop ?? ''}
        crop={crop}
        aspect={aspect}
        minWidth={minEdgePx * Math.max(1, aspect)}
        minHeight={minEdgePx * Math.max(1, 1 / aspect)}
        keepSelection
        onChange={(_, changed) => onChange(fitCrop(changed, size, [canvas.width, canvas.height]))}
      >
        <div
          className={styles.image}
          style={{ transform: `scale(${scale}) rotate(${rotation}deg)` }}
          ref={(element) => element?.replaceChildren(canvas)}
        />
      </ReactCrop>
    </div>
  );
}
