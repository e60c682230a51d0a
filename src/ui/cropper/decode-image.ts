import type { Size } from './crop-geometry.ts';

/** A decoded image in upright orientation. Of an animation, it is the first frame. */
export interface SourceImage {
  canvas: HTMLCanvasElement;
  /** The size of the image in the file, in pixels. An SVG has the size of its canvas. The canvas may be scaled. */
  originalSize: Size;
  name: string;
  /** The type that the cropped file will have. */
  type: 'image/jpeg' | 'image/png';
}

/**
 * The longer edge of the canvas, in pixels. It is large enough to select an area, and small enough to redraw while
 * dragging.
 */
const minEdgePx = 320;
const maxEdgePx = 4096;

/** The most pixels that are decoded, because a small file may contain an image that fills the memory. */
const maxPixels = 120_000_000;

/** Loads an image without decoding its pixels, to read its size. */
function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', reject);
    image.src = url;
  });
}

/**
 * The longer edge of the canvas of an SVG, in pixels. An SVG is sharp in any size, so it is drawn large enough for
 * every crop.
 */
const vectorEdgePx = 2048;

const isVector = ({ type }: File) => type === 'image/svg+xml';

/** Chromium lets a page read an SVG with foreign objects only if it comes from a data URL. */
const createUrl = async (file: File): Promise<string> =>
  isVector(file)
    ? `data:${file.type},${encodeURIComponent(await file.text())}`
    : URL.createObjectURL(file);

/** Whether the page may not read the canvas, because an SVG with foreign objects was drawn on it, as in WebKit. */
function isTainted(context: CanvasRenderingContext2D): boolean {
  try {
    context.getImageData(0, 0, 1, 1);
    return false;
  } catch {
    return true;
  }
}

/**
 * Decodes an image with its EXIF orientation. Rejects for a truncated or corrupt file, which an `img` would show in
 * part.
 */
const decodePixels = (file: File, image: HTMLImageElement): Promise<CanvasImageSource> =>
  isVector(file) ? image.decode().then(() => image) : createImageBitmap(file);

export function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to cut an image on.');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Decodes an image file. Rejects, with a message for the user, when it is not an image or too large. */
export async function decodeImage(file: File): Promise<SourceImage> {
  const { name } = file;
  const throwUnreadable = (): never => {
    throw new Error(`${name} is not an image that this browser can read.`);
  };
  const url = await createUrl(file);
  try {
    const image = await loadImage(url).catch(throwUnreadable);
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width === 0 || height === 0) return throwUnreadable();
    if (width * height > maxPixels) {
      throw new Error(`${name} is too large: it has ${width} × ${height} pixels.`);
    }
    const source = await decodePixels(file, image).catch(throwUnreadable);
    const edge = Math.max(width, height);
    const canvasEdge = isVector(file)
      ? vectorEdgePx
      : Math.min(Math.max(edge, minEdgePx), maxEdgePx);
    const scale = canvasEdge / edge;
    const { canvas, context } = createCanvas(
      Math.max(1, Math.round(width * scale)),
      Math.max(1, Math.round(height * scale)),
    );
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    if (isVector(file) && isTainted(context)) {
      throw new Error(
        `${name} has HTML in it (foreignObject), which cannot be cropped. Save it as PNG, and choose that.`,
      );
    }
    // `close` frees many megabytes without waiting for garbage collection.
    if (source instanceof ImageBitmap) source.close();
    return {
      canvas,
      originalSize: isVector(file) ? [canvas.width, canvas.height] : [width, height],
      name,
      type: file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png',
    };
  } finally {
    URL.revokeObjectURL(url);
  }
}
