import { palette } from '../../ui/theme/palette.ts';

/** Sets each colour as a CSS variable, `--accent`, that follows the preferred colour scheme. */
export function applyPalette(root: HTMLElement): void {
  for (const [name, [light, dark]] of Object.entries(palette)) {
    root.style.setProperty(`--${name}`, `light-dark(${light}, ${dark})`);
  }
}
