import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Genre {
  /** Of its name, and of what is behind it. */
  colours: [string, string];
  /** Descriptions by starter. */
  starters: Record<string, string>;
}

const text = readFileSync(new URL('genres.yaml', import.meta.url), 'utf8');

/** The seeded genres by name. */
export const genres = Object.entries(parse(text) as Record<string, Genre>);

/** The file name of the seeded image of the genre with an index from 0. */
export const genreImageName = (index: number): string => `genre-${index + 1}.png`;
