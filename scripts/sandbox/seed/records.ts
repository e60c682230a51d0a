import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { at } from './people.ts';

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

export const { banners } = records;

/** The file name of the seeded image of the genre or banner with an index from 0. */
export const seededImageName = (kind: 'genre' | 'banner', index: number): string =>
  `${kind}-${index + 1}.png`;

const statuses = ['active', 'upcoming', 'completed'] as const;

/** Seeded rooms in all three statuses; some have no host. `host` and `participants` are indexes of users. */
export const rooms = records.rooms.names.map((roomName, index) => ({
  roomName,
  status: at(statuses, index),
  genre: index * 5,
  description: at(records.rooms.descriptions, index),
  host: index % 11 === 5 ? undefined : index,
  participants: Array.from({ length: index % 6 }, (_, position) => index + position * 3),
}));
