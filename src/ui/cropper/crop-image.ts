import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { type CropSettings, largestWidthPercent, type Size } from './crop-geometry.ts';
import { createCanvas, type SourceImage } from './decode-image.ts';

/** Crops an image to exactly the given size, and keeps the file name. Rejects if the browser cannot encode the result. */
export async function cropImage(
  { canvas: source, name, type }: SourceImage,
  { crop, scale, rotation }: CropSettings,
  size: Size,
): Promise<File> {
  const { canvas, context } = createCanvas(...size);
  if (type === 'image/jpeg') {
    // JPEG has no transparency. Without a background, the area outside of the image would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, ...size);
  }
  const { width, height } = source;
  context.scale(size[0] / ((crop.width / 100) * width), size[1] / ((crop.height / 100) * height));
  context.translate((0.5 - crop.x / 100) * width, (0.5 - crop.y / 100) * height);
  context.rotate((rotation * Math.PI) / 180);
  context.scale(scale, scale);
  context.drawImage(source, -width / 2, -height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error(`${name} could not be cut.`);
  return new File([blob], name, { type: blob.type });
}

/** A centred crop with the aspect ratio of the size. Its width is `percent` of the image, or less if it would not fit. */
function centredCrop(percent: number, [width, height]: Size, image: SourceImage): PercentCrop {
  const imageSize = [image.canvas.width, image.canvas.height] as const;
  const crop = makeAspectCrop({ unit: '%', width: percent }, width / height, ...imageSize);
  return centerCrop(crop, ...imageSize);
}

/** The settings for a new image: 90% of its width, centred. */
export const initialCrop = (image: SourceImage, size: Size): CropSettings => ({
  crop: centredCrop(90, size, image),
  scale: 1,
  rotation: 0,
});

/** The largest centred crop without empty corners of an image that is scaled and rotated. */
export function largestCrop(image: SourceImage, settings: CropSettings, size: Size): PercentCrop {
  const { width, height } = image.canvas;
  return centredCrop(largestWidthPercent(settings, size, [width, height]), size, image);
}
