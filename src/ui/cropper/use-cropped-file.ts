import pDebounce from 'p-debounce';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CropSettings, Size } from './crop-geometry.ts';
import { cropImage } from './crop-image.ts';
import type { SourceImage } from './decode-image.ts';

/** How long the crop settings must not change before the image is cropped. */
const debounceMs = 100;

/** Crops the image after each change. Passes the promise of the file to `onCrop`; returns the last file, or the error message. */
export function useCroppedFile(
  image: SourceImage,
  settings: CropSettings,
  [width, height]: Size,
  onCrop: (file: Promise<File>) => void,
) {
  // All promises that wait for one crop resolve with its result.
  const [crop] = useState(() => pDebounce(cropImage, debounceMs));
  const [result, setResult] = useState<{ file?: File; errorMessage?: string }>({});
  const emitCrop = useEffectEvent(onCrop);

  useEffect(() => {
    let isOutdated = false;
    const cropping = crop(image, settings, [width, height]);
    emitCrop(cropping);
    cropping.then(
      (file) => !isOutdated && setResult({ file }),
      (error: Error) => !isOutdated && setResult({ errorMessage: error.message }),
    );
    return () => {
      isOutdated = true;
    };
  }, [crop, image, settings, width, height]);

  return result;
}
