import { PNG } from 'pngjs';

const parseRgb = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Draws a PNG of hills and a sun in shades between two colours. */
export function drawImage(width: number, height: number, dark: string, light: string): Buffer {
  const png = new PNG({ width, height });
  const [from, to] = [parseRgb(dark), parseRgb(light)];
  const sun = { x: width * 0.78, y: height * 0.34, radius: height * 0.2 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const hills = [0.92, 0.78, 0.64].findIndex(
        (level, index) => y > height * (level - 0.1 * Math.sin(x / (24 + index * 13) + index * 2)),
      );
      const inSun = Math.hypot(x - sun.x, y - sun.y) < sun.radius;
      const sky = 0.35 + 0.5 * (y / height);
      const tint = hills >= 0 ? hills * 0.14 : inSun ? 1 : sky;
      from.forEach((channel, index) => {
        png.data[(y * width + x) * 4 + index] = channel + ((to[index] ?? 0) - channel) * tint;
      });
      png.data[(y * width + x) * 4 + 3] = 255;
    }
  }
  return PNG.sync.write(png);
}
