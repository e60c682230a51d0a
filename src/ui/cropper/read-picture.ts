/** A picture read from a file, upright and still. */
export interface Picture {
  canvas: HTMLCanvasElement;
  /** Width and height of the file, in pixels. */
  original: readonly [width: number, height: number];
  name: string;
  /** The type that a cut of it is written in. */
  type: 'image/jpeg' | 'image/png';
}

/** The longest edge that is worked on, in pixels: enough to aim at, and to cut a tenth of it out. */
const shortest = 320;
const longest = 4096;

/** The most pixels that are decoded: beyond it a small file could take all of the memory. */
const mostPixels = 120_000_000;

/** The size of a picture is known before its pixels are decoded. */
function open(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', reject);
    image.src = url;
  });
}

/** Upright as its EXIF data say, an animation's first frame. What is cut off or broken is refused. */
const decode = (file: File, image: HTMLImageElement): Promise<CanvasImageSource> =>
  file.type === 'image/svg+xml' ? image.decode().then(() => image) : createImageBitmap(file);

function drawAt(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to cut an image on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Reads an image file. Rejects, in words fit to show, what is not one or is too large. */
export async function readPicture(file: File): Promise<Picture> {
  const { name } = file;
  const unreadable = (): never => {
    throw new Error(`${name} is not an image that this browser can read.`);
  };
  const url = URL.createObjectURL(file);
  try {
    const image = await open(url).catch(unreadable);
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width === 0 || height === 0) return unreadable();
    if (width * height > mostPixels) {
      throw new Error(`${name} is too large: it has ${width} × ${height} pixels.`);
    }
    const source = await decode(file, image).catch(unreadable);
    const edge = Math.max(width, height);
    const scale = Math.min(Math.max(edge, shortest), longest) / edge;
    const canvas = drawAt(source, width * scale, height * scale);
    // Many megabytes that would wait for the next collection of garbage.
    if (source instanceof ImageBitmap) source.close();
    return {
      canvas,
      original: [width, height],
      name,
      type: file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png',
    };
  } finally {
    URL.revokeObjectURL(url);
  }
}
