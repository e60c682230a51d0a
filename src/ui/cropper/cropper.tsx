import { useId, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { AlertBox } from '../alert-box.tsx';
import { Button } from '../button.tsx';
import { centredCrop, firstCut } from './crop-of.ts';
import styles from './cropper.module.css';
import type { Cut, Size } from './cut.ts';
import { Preview } from './preview.tsx';
import type { Picture } from './read-picture.ts';
import { Slider } from './slider.tsx';
import { useCut } from './use-cut.ts';

interface CropperProps {
  picture: Picture;
  /** What the picture is cut to, in pixels. */
  size: Size;
  onCut: (file: Promise<File>) => void;
}

/** Cuts a picture to a size: by pointer, by the arrow keys, or all that fits at once. */
export function Cropper({ picture, size, onCut }: CropperProps) {
  const id = useId();
  const [width, height] = size;
  const [cut, setCut] = useState<Cut>(() => firstCut(picture, size));
  const { file, failure } = useCut(picture, cut, size, onCut);
  const isSmall = picture.original[0] < width || picture.original[1] < height;
  const change = (part: Partial<Cut>) => setCut({ ...cut, ...part });

  return (
    <div className={styles.cropper}>
      <ReactCrop
        className={styles.crop ?? ''}
        crop={cut.crop}
        aspect={width / height}
        keepSelection
        onChange={(_, crop) => change({ crop })}
      >
        <div
          className={styles.picture}
          style={{ transform: `scale(${cut.scale}) rotate(${cut.rotation}deg)` }}
          ref={(host) => host?.replaceChildren(picture.canvas)}
        />
      </ReactCrop>
      <div className={styles.controls}>
        <Slider
          id={`${id}-scale`}
          label="Scale"
          unit="×"
          min={0.5}
          max={3}
          step={0.05}
          value={cut.scale}
          onChange={(scale) => change({ scale })}
        />
        <Slider
          id={`${id}-rotation`}
          label="Rotation"
          unit="°"
          min={-180}
          max={180}
          step={1}
          value={cut.rotation}
          onChange={(rotation) => change({ rotation })}
        />
        <Button onClick={() => change({ crop: centredCrop(100, size, picture) })}>
          Largest area
        </Button>
      </div>
      {failure && <AlertBox variant="error">{failure}</AlertBox>}
      <Preview file={file} size={size}>
        {isSmall &&
          `; ${picture.name} has only ${picture.original.join(' × ')}, it will be blurred`}
      </Preview>
    </div>
  );
}
