import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { type CropSettings, largestWidthPercent, type Size } from './crop-geometry.ts';
import type { SourceImage } from './decode-image.ts';

/** Draws the kept area in exactly the given size. */
function drawCrop(
  { canvas: source, type }: SourceImage,
  { crop, scale, rotation }: CropSettings,
  size: Size,
) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to cut an image on.');
  if (type === 'image/jpeg') {
    // JPEG has no transparency: the area outside of the image would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, ...size);
  }
  const { width, height } = source;
  context.imageSmoothingQuality = 'high';
  context.scale(size[0] / ((crop.width / 100) * width), size[1] / ((crop.height / 100) * height));
  context.translate((-crop.x / 100) * width, (-crop.y / 100) * height);
  context.translate(width / 2, height / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.scale(scale, scale);
  context.drawImage(source, -width / 2, -height / 2);
  return canvas;
}

/** Crops an image to the given size and keeps the file name. Rejects when the browser cannot encode it. */
export function cropImage(image: SourceImage, settings: CropSettings, size: Size): Promise<File> {
  return new Promise((resolve, reject) => {
    drawCrop(image, settings, size).toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], image.name, { type: blob.type }))
          : reject(new Error(`${image.name} could not be cut.`)),
      image.type,
      0.92,
    );
  });
}

/** A centred crop with the aspect ratio of the size; `widthPercent` of the image wide, or less if it would not fit. */
function centredCrop(widthPercent: number, [width, height]: Size, image: SourceImage): PercentCrop {
  const { canvas } = image;
  const crop = makeAspectCrop(
    { unit: '%', width: widthPercent },
    width / height,
    canvas.width,
    canvas.height,
  );
  return centerCrop(crop, canvas.width, canvas.height);
}

/** The settings for a new image: 90% of its width, centred. */
export const initialCrop = (image: SourceImage, size: Size): CropSettings => ({
  crop: centredCrop(90, size, image),
  scale: 1,
  rotation: 0,
});

/** The largest centred crop without empty corners, for an image that is scaled and rotated. */
export function largestCrop(
  image: SourceImage,
  settings: Pick<CropSettings, 'scale' | 'rotation'>,
  size: Size,
): PercentCrop {
  const { width, height } = image.canvas;
  return centredCrop(largestWidthPercent(settings, size, [width, height]), size, image);
}
