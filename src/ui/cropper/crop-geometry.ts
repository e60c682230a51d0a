/** The geometry of a crop. The image is scaled and rotated about its centre, and a part of its frame is kept. */
import type { PercentCrop } from 'react-image-crop';

/** Width and height in pixels. */
export type Size = readonly [width: number, height: number];

/** The area of an image that is kept, after scaling and rotating the image about its centre. */
export interface CropSettings {
  /** The crop, in percent of the unscaled image. */
  crop: PercentCrop;
  scale: number;
  /** The clockwise rotation in degrees. */
  rotation: number;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Corrects a crop of react-image-crop, so that it has the ratio of the size and lies within the image. */
export function fitCrop(
  crop: PercentCrop,
  [cropWidth, cropHeight]: Size,
  [width, height]: Size,
): PercentCrop {
  const heightPerWidth = (cropHeight * width) / (cropWidth * height);
  const fitted = clamp(crop.width, 0, Math.min(100, 100 / heightPerWidth));
  return {
    unit: '%',
    width: fitted,
    height: fitted * heightPerWidth,
    x: clamp(crop.x, 0, 100 - fitted),
    y: clamp(crop.y, 0, 100 - fitted * heightPerWidth),
  };
}

/** The size of a crop in pixels of the file, or of the canvas if that has fewer. */
export function countPixels({ crop, scale }: CropSettings, canvas: Size, file: Size): Size {
  const share = (part: number) => part / 100 / scale;
  return [
    share(crop.width) * Math.min(canvas[0], file[0]),
    share(crop.height) * Math.min(canvas[1], file[1]),
  ];
}

/** The tolerance as a share of the size of the image. Smaller differences are errors of floating-point arithmetic. */
const tolerance = 1e-6;

/** Whether a corner of the crop lies outside of the image, so that it has no colour. */
export function hasEmptyCorners(settings: CropSettings, [width, height]: Size): boolean {
  const { crop, scale, rotation } = settings;
  const radians = (-rotation * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  return [0, crop.width].some((right) =>
    [0, crop.height].some((down) => {
      // The distance of the corner from the centre, in pixels of the image.
      const x = (((crop.x + right) / 100 - 0.5) * width) / scale;
      const y = (((crop.y + down) / 100 - 0.5) * height) / scale;
      return (
        Math.abs(x * cosine - y * sine) > (0.5 + tolerance) * width ||
        Math.abs(x * sine + y * cosine) > (0.5 + tolerance) * height
      );
    }),
  );
}

/** The width, in percent of the image, of the largest centred crop without empty corners. */
export function largestWidthPercent(
  { scale, rotation }: Pick<CropSettings, 'scale' | 'rotation'>,
  [cropWidth, cropHeight]: Size,
  [width, height]: Size,
): number {
  const radians = (rotation * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  // The crop must not be larger than the image, and must not reach beyond the scaled and rotated image.
  const factor = Math.min(
    width / cropWidth,
    height / cropHeight,
    (width * scale) / (cropWidth * cosine + cropHeight * sine),
    (height * scale) / (cropWidth * sine + cropHeight * cosine),
  );
  return ((cropWidth * factor) / width) * 100;
}

/** Adds degrees to a rotation; the result is between -180 and 180. */
export function addDegrees(rotation: number, degrees: number): number {
  const sum = rotation + degrees;
  if (sum > 180) return sum - 360;
  return sum < -180 ? sum + 360 : sum;
}
