import type { PercentCrop } from 'react-image-crop';
import type { Picture } from './read-picture.ts';

/** Width and height in pixels. */
export type Size = readonly [width: number, height: number];

/** Which part of a picture is kept, once it is scaled and turned about its centre. */
export interface Cut {
  /** In percent of the picture as it stands unscaled. */
  crop: PercentCrop;
  scale: number;
  /** Degrees, clockwise. */
  rotation: number;
}

/** Draws what a cut keeps, in exactly the wanted pixels. */
function draw({ canvas: source, type }: Picture, { crop, scale, rotation }: Cut, size: Size) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to cut an image on.');
  if (type === 'image/jpeg') {
    // A JPEG knows no transparency: what lies outside of the picture would be black.
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

/** Cuts a picture to the given size; the file keeps its name. Rejects when the browser cannot write it. */
export function cutPicture(picture: Picture, cut: Cut, size: Size): Promise<File> {
  return new Promise((resolve, reject) => {
    draw(picture, cut, size).toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], picture.name, { type: blob.type }))
          : reject(new Error(`${picture.name} could not be cut.`)),
      picture.type,
      0.92,
    );
  });
}
