import { PNG } from 'pngjs';

const fade = (channel: number) => 255 - Math.round((255 - channel) / 6);

/** Draws the later picture faded, with each pixel red that differs from the earlier one. Rendering is exact, so no tolerance is needed. */
export function drawDifference(earlier: Buffer, later: Buffer): Buffer {
  const [before, after] = [PNG.sync.read(earlier), PNG.sync.read(later)];
  const difference = new PNG({ width: after.width, height: after.height });
  for (let offset = 0; offset < after.data.length; offset += 4) {
    const [red = 0, green = 0, blue = 0] = after.data.subarray(offset, offset + 3);
    const column = (offset / 4) % after.width;
    const row = Math.floor(offset / 4 / after.width);
    const start = (row * before.width + column) * 4;
    const isInside = column < before.width && row < before.height;
    const isEqual =
      isInside &&
      before.data[start] === red &&
      before.data[start + 1] === green &&
      before.data[start + 2] === blue;
    difference.data.set(
      isEqual ? [fade(red), fade(green), fade(blue), 255] : [220, 20, 40, 255],
      offset,
    );
  }
  return PNG.sync.write(difference);
}
