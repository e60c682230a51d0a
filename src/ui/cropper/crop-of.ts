import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import type { Cut, Size } from './cut.ts';
import type { Picture } from './read-picture.ts';

/** A crop in the middle of a picture, as wide as the given share of it (in percent) where it fits. */
export function centredCrop(share: number, [width, height]: Size, picture: Picture): PercentCrop {
  const { canvas } = picture;
  const crop = makeAspectCrop(
    { unit: '%', width: share },
    width / height,
    canvas.width,
    canvas.height,
  );
  return centerCrop(crop, canvas.width, canvas.height);
}

/** Where every cut begins, product.md §9. */
export const firstCut = (picture: Picture, size: Size): Cut => ({
  crop: centredCrop(90, size, picture),
  scale: 1,
  rotation: 0,
});
