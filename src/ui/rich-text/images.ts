import { toError } from '../../api/to-error.ts';
import { createCanvas, decodeImage } from '../cropper/decode-image.ts';

/** The longer edge of an image in a text, in pixels. A large screen shows no more. */
const maxEdgePx = 1600;

/** An image of at least this size is reported as large. */
export const largeImageBytes = 300_000;

export interface EncodedImage {
  /** A data URL. */
  address: string;
  bytes: number;
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));

const readAsDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(toError(reader.error)));
    reader.readAsDataURL(blob);
  });

/** Whether every pixel is opaque, so that the image can be stored as JPEG. */
function isOpaque(context: CanvasRenderingContext2D, width: number, height: number): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 255) return false;
  return true;
}

/**
 * Scales an image for a text, and encodes it again, which removes the place and the device of a photo. Rejects, with a
 * message for the user, if the browser cannot read the image.
 */
export async function encodeImage(file: File): Promise<EncodedImage> {
  const { canvas: source, originalSize, type } = await decodeImage(file);
  const scale = Math.min(1, maxEdgePx / Math.max(...originalSize));
  const [width, height] = originalSize.map((size) => Math.max(1, Math.round(size * scale)));
  const { canvas, context } = createCanvas(width ?? 1, height ?? 1);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  let blob = await encode(canvas, type).catch(() => null);
  if (blob && blob.size > largeImageBytes && type === 'image/png') {
    const photo =
      isOpaque(context, canvas.width, canvas.height) && (await encode(canvas, 'image/jpeg'));
    if (photo && photo.size < blob.size) blob = photo;
  }
  if (!blob) throw new Error(`${file.name} could not be read.`);
  return { address: await readAsDataUrl(blob), bytes: blob.size };
}

/** The image of a data URL as a file. */
export function readDataUrl(url: string): File {
  const [, type = '', encoding = '', data = ''] = /^data:([^;,]*)([^,]*),(.*)$/s.exec(url) ?? [];
  const name = 'The pasted image';
  try {
    const text = decodeURIComponent(data);
    const content = encoding.endsWith('base64')
      ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
      : text;
    return new File([content], name, { type });
  } catch {
    throw new Error(`${name} is damaged.`);
  }
}
