import { useEffect, useEffectEvent, useState } from 'react';
import { createRedraw } from './create-redraw.ts';
import { type Cut, cutPicture, type Size } from './cut.ts';
import type { Picture } from './read-picture.ts';

/** Cuts the picture anew after each change and hands over the file to come; returns the last, or why there is none. */
export function useCut(
  picture: Picture,
  cut: Cut,
  [width, height]: Size,
  onCut: (file: Promise<File>) => void,
) {
  const [redraw] = useState(() => createRedraw<File>());
  const [drawn, setDrawn] = useState<{ file?: File; failure?: string }>({});
  const handOver = useEffectEvent(onCut);

  useEffect(() => {
    let outdated = false;
    const drawing = redraw(() => cutPicture(picture, cut, [width, height]));
    handOver(drawing);
    drawing.then(
      (file) => !outdated && setDrawn({ file }),
      (error: Error) => !outdated && setDrawn({ failure: error.message }),
    );
    return () => {
      outdated = true;
    };
  }, [redraw, picture, cut, width, height]);

  return drawn;
}
