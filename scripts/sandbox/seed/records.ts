import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Genre {
  /** Of its name, and of what is behind it. */
  colours: [string, string];
  /** Descriptions by starter. */
  starters: Record<string, string>;
}

const records = parse(readFileSync(new URL('records.yaml', import.meta.url), 'utf8')) as {
  genres: Record<string, Genre>;
  rooms: { names: string[]; descriptions: string[] };
  banners: [clientName: string, navigationUrl: string, dark: string, light: string][];
};

/** The seeded genres by name. */
export const genres = Object.entries(records.genres);

export const { banners, rooms } = records;

/** The file name of the seeded image of the genre or banner with an index from 0. */
export const seededImageName = (kind: 'genre' | 'banner', index: number): string =>
  `${kind}-${index + 1}.png`;
