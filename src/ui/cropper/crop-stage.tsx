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

/** The least width and height of the crop on the screen. If it were smaller, its handles would overlap. */
const minEdgePx = 20;

/** The margin around the image for the handles, as in the style sheet. */
const marginPx = 12;

/** The image with the crop on it, as wide as the form. Of a high image only a part is visible, which follows the crop. */
export function CropStage({ image: { canvas }, settings, size, onChange }: CropStageProps) {
  const { crop, scale, rotation } = settings;
  const stage = useRef<HTMLDivElement>(null);
  const aspect = size[0] / size[1];

  // At first, the crop is in the middle of the image, so that part is shown.
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
