import { useEffect, useState } from 'react';
import type { Size } from '../../ui/cropper/cut.ts';
import { Preview } from '../../ui/cropper/preview.tsx';

interface EarlierCutProps {
  file: Blob | Promise<Blob>;
  size: Size;
}

/** A picture that was cut before its form was opened again; the picture that it came from is gone. */
export function EarlierCut({ file, size }: EarlierCutProps) {
  const [cut, setCut] = useState<Blob>();
  useEffect(() => {
    let isWanted = true;
    Promise.resolve(file).then(
      (ready) => isWanted && setCut(ready),
      // Why there is none is said when the form is submitted.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return cut && <Preview file={cut} size={size} />;
}
