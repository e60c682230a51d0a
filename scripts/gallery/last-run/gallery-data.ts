/** What a run of the gallery leaves in its folder, for the next run, its page and the contract's page. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StateDescription } from '../states/state.ts';

export const dataFile = 'gallery.json';

export interface Picture {
  /** `dark-360` */
  variant: string;
  change: 'changed' | 'new' | 'unchanged';
}

export interface PhotographedState extends StateDescription {
  pictures: Picture[];
  /** What failed, each with the variants in brackets. */
  problems: string[];
}

export interface GalleryData {
  states: PhotographedState[];
  /** Those of the last run that are no longer there. */
  removed: { id: string; label: string; screen: string; variants: string[] }[];
}

/** The name of a picture in each of the folders of the gallery. */
export const nameOf = (id: string, variant: string) => `${id}--${variant}.png`;

/** The data of the last run; undefined if there is none. */
export async function readGalleryData(folder: string): Promise<GalleryData | undefined> {
  const text = await readFile(path.join(folder, dataFile), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as GalleryData);
}
