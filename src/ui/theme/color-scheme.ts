/** Makes the page light or dark; any other theme follows the system. All colours follow `color-scheme`. */
export function applyTheme(theme: unknown): void {
  const isFixed = theme === 'light' || theme === 'dark';
  document.documentElement.style.colorScheme = isFixed ? theme : '';
}
