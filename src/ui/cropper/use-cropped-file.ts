import { useEffect, useEffectEvent, useState } from 'react';
import { type CropSettings, cropImage, type Size } from './crop-image.ts';
import type { SourceImage } from './decode-image.ts';

/** How long the crop settings must not change before the image is cropped. */
const debounceMs = 100;

/** Returns a debounced call: of several callbacks only the last one runs, and all callers get its result. */
export function createDebouncer<Result>(): (callback: () => Promise<Result>) => Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  let resolvers: ((result: Promise<Result>) => void)[] = [];
  return (callback) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const result = callback();
      for (const resolve of resolvers) resolve(result);
      resolvers = [];
    }, debounceMs);
    return new Promise((resolve) => {
      resolvers.push(resolve);
    });
  };
}

/** Crops the image after each change. Passes the promise of the file to `onCrop`; returns the last file, or the error message. */
export function useCroppedFile(
  image: SourceImage,
  settings: CropSettings,
  [width, height]: Size,
  onCrop: (file: Promise<File>) => void,
) {
  const [debounce] = useState(() => createDebouncer<File>());
  const [result, setResult] = useState<{ file?: File; errorMessage?: string }>({});
  const emitCrop = useEffectEvent(onCrop);

  useEffect(() => {
    let isOutdated = false;
    const cropping = debounce(() => cropImage(image, settings, [width, height]));
    emitCrop(cropping);
    cropping.then(
      (file) => !isOutdated && setResult({ file }),
      (error: Error) => !isOutdated && setResult({ errorMessage: error.message }),
    );
    return () => {
      isOutdated = true;
    };
  }, [debounce, image, settings, width, height]);

  return result;
}
