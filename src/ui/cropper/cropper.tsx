import RotateLeftOutlined from '@ant-design/icons-svg/es/asn/RotateLeftOutlined';
import RotateRightOutlined from '@ant-design/icons-svg/es/asn/RotateRightOutlined';
import pDebounce from 'p-debounce';
import { type ComponentProps, useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { WarningNote } from '../field.tsx';
import { Icon } from '../icon.tsx';
import {
  addDegrees,
  countPixels,
  type CropSettings,
  hasEmptyCorners,
  type Size,
} from './crop-geometry.ts';
import { cropImage, initialCrop, largestCrop } from './crop-image.ts';
import { CropStage } from './crop-stage.tsx';
import styles from './cropper.module.css';
import type { SourceImage } from './decode-image.ts';
import { Preview, useCroppedFile } from './preview.tsx';

interface CropperProps {
  image: SourceImage;
  /** The value in the form, with which `onCrop` was called last. */
  value: unknown;
  /** The size of the cropped image, in pixels. */
  size: Size;
  onCrop: (file: Promise<File>) => void;
}

const formatPixels = (count: number) => Math.max(1, Math.round(count));

/** The image is cropped once the settings have not changed for this long. */
const debounceMs = 100;

/** Crops an image to a size: by pointer, by arrow keys, or to the largest possible area. */
export function Cropper({ image, value, size, onCrop }: CropperProps) {
  const [width, height] = size;
  const [settings, setSettings] = useState<CropSettings>(() => initialCrop(image, size));
  const file = useCroppedFile(value);
  // All promises for the same crop resolve with its result.
  const [cropLater] = useState(() => pDebounce(cropImage, debounceMs));
  const emitCrop = useEffectEvent(onCrop);
  useEffect(() => {
    emitCrop(cropLater(image, settings, [width, height]));
  }, [cropLater, image, settings, width, height]);
  const imageSize = [image.canvas.width, image.canvas.height] as const;
  const [pixelWidth, pixelHeight] = countPixels(settings, imageSize, image.originalSize);
  const isEmptyAtCorners = hasEmptyCorners(settings, imageSize);
  const change = (changes: Partial<CropSettings>) => setSettings({ ...settings, ...changes });

  /** Rotates the image, and keeps the crop if it still fits. */
  function rotateBy(degrees: number) {
    const rotated = { ...settings, rotation: addDegrees(settings.rotation, degrees) };
    const fits = isEmptyAtCorners || !hasEmptyCorners(rotated, imageSize);
    setSettings(fits ? rotated : { ...rotated, crop: largestCrop(image, rotated, size) });
  }

  return (
    <div className={styles.cropper}>
      <CropStage
        image={image}
        settings={settings}
        size={size}
        onChange={(crop) => change({ crop })}
      />
      <div className={styles.controls}>
        <Slider
          label="Scale"
          unit="×"
          min={0.5}
          max={3}
          step={0.05}
          value={settings.scale}
          onChange={(scale) => change({ scale })}
        />
        <Slider
          label="Rotation"
          unit="°"
          min={-180}
          max={180}
          step={1}
          value={settings.rotation}
          onChange={(rotation) => change({ rotation })}
        />
      </div>
      <div className="cluster">
        <Button onClick={() => rotateBy(-90)}>
          <Icon of={RotateLeftOutlined} />
          Rotate left
        </Button>
        <Button onClick={() => rotateBy(90)}>
          <Icon of={RotateRightOutlined} />
          Rotate right
        </Button>
        <Button onClick={() => change({ crop: largestCrop(image, settings, size) })}>Fill</Button>
        <Button onClick={() => setSettings(initialCrop(image, size))}>Reset</Button>
      </div>
      <Preview file={file} size={size}>
        <output>
          {Math.round(pixelWidth) < width && (
            <WarningNote>
              {`The crop has only ${formatPixels(pixelWidth)} × ${formatPixels(pixelHeight)} pixels of ${image.name}: it will be blurred.`}
            </WarningNote>
          )}
          {isEmptyAtCorners && (
            <WarningNote>
              {`The corners outside of the image will be empty. They are saved as ${image.type === 'image/jpeg' ? 'white' : 'transparent'}.`}
            </WarningNote>
          )}
        </output>
      </Preview>
    </div>
  );
}

interface SliderProps extends Pick<ComponentProps<'input'>, 'min' | 'max' | 'step'> {
  label: string;
  /** The unit that is shown after the value. */
  unit: string;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, unit, value, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{`${value}${unit}`}</output>
      <input
        id={id}
        type="range"
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        {...range}
      />
    </div>
  );
}
