import { useCallback } from 'react';

interface FileImageProps {
  file: Blob;
  alt: string;
  width: number;
  height: number;
}

/** A picture that is still a file of this browser. */
export function FileImage({ file, alt, ...size }: FileImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={alt} {...size} />;
}
