import type { Preferences } from '../session/preferences.ts';

/** The themes with their labels. */
export const themes: readonly { theme: Preferences['theme']; label: string }[] = [
  { theme: 'system', label: 'System' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
];
