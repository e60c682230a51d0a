import type { Preferences } from '../../session/preferences.ts';

/** The heights of rows, which hold for all lists, with their labels. */
export const densities: readonly { density: Preferences['density']; label: string }[] = [
  { density: 'comfortable', label: 'Comfortable' },
  { density: 'compact', label: 'Compact' },
];
