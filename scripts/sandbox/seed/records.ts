import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Genre {
  /** The colour of the name, and the colour of its background. */
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

/** The file names of their images. */
export const genreImages = genres.map((_, index) => `genre-${index + 1}.png`);
export const bannerImages = banners.map((_, index) => `banner-${index + 1}.png`);
