/** All colours, light and dark. The contrast of text is at least 4.5:1 (WCAG 2.2, 1.4.3). */
export const colours = {
  page: ['#f7f7fb', '#15131f'],
  card: ['#ffffff', '#1f1c2b'],
  border: ['#e5e3ee', '#322e42'],
  field: ['#8a87a0', '#6d6986'],
  hover: ['#f3f2f9', '#262236'],
  text: ['#1e1b2e', '#e8e6f2'],
  secondary: ['#5b5870', '#a9a6bd'],
  placeholder: ['#6b6880', '#8f8ca6'],
  accent: ['#4338ca', '#4f46e5'],
  'accent-hover': ['#3730a3', '#4338ca'],
  link: ['#4338ca', '#a5b4fc'],
  danger: ['#b91c1c', '#fca5a5'],
  'danger-fill': ['#b91c1c', '#b91c1c'],
  'danger-fill-hover': ['#991b1b', '#991b1b'],
  'danger-ground': ['#fef2f2', '#3a1a20'],
  'danger-border': ['#fecaca', '#6b2530'],
  warning: ['#92400e', '#fcd34d'],
  'warning-ground': ['#fffbeb', '#35270f'],
  'warning-border': ['#fde68a', '#6b4d12'],
  success: ['#166534', '#86efac'],
  'success-ground': ['#dcfce7', '#14321f'],
  'success-border': ['#bbf7d0', '#1f5133'],
  info: ['#1e40af', '#93c5fd'],
  'info-ground': ['#dbeafe', '#172a4a'],
  'info-border': ['#bfdbfe', '#274a7d'],
  quiet: ['#475569', '#cbd5e1'],
  'quiet-ground': ['#f1f5f9', '#2a2f3a'],
  'quiet-border': ['#cbd5e1', '#475569'],
  skeleton: ['#eceaf4', '#2b2739'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Sets each colour as a CSS variable, such as `--accent`, that follows the preferred colour scheme. */
export function applyColours(root: HTMLElement): void {
  for (const [name, [light, dark]] of Object.entries(colours)) {
    root.style.setProperty(`--${name}`, `light-dark(${light}, ${dark})`);
  }
}

/** Makes the page light or dark; any other theme follows the system. All colours follow `color-scheme`. */
export function applyTheme(theme: unknown): void {
  const isFixed = theme === 'light' || theme === 'dark';
  document.documentElement.style.colorScheme = isFixed ? theme : '';
}
