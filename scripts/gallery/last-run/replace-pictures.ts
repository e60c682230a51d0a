/** Replaces the pictures of the last run, and keeps those that a changed or removed picture replaces. */
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawDifference } from './draw-difference.ts';
import {
  dataFile,
  type GalleryData,
  nameOf,
  type PhotographedState,
  readGalleryData,
} from './gallery-data.ts';

/** The folders of the gallery. */
const folders = ['pictures', 'previous', 'difference'] as const;

type NewState = Omit<PhotographedState, 'pictures'> & { pictures: Map<string, Buffer> };

/** Replaces one picture; returns whether it differs from the last run's. */
async function replacePicture(folder: string, name: string, picture: Buffer) {
  const file = path.join(folder, 'pictures', name);
  const earlier = await readFile(file).catch(() => undefined);
  if (earlier?.equals(picture)) return 'unchanged' as const;
  if (earlier) {
    await copyFile(file, path.join(folder, 'previous', name));
    await writeFile(path.join(folder, 'difference', name), drawDifference(earlier, picture));
  }
  await writeFile(file, picture);
  return earlier ? ('changed' as const) : ('new' as const);
}

/** Moves the pictures of a state that is no longer there to those of the last run. */
async function removeState(folder: string, { id, label, screen, pictures }: PhotographedState) {
  const variants = pictures.map(({ variant }) => variant);
  for (const name of variants.map((variant) => nameOf(id, variant))) {
    const moved = rename(path.join(folder, 'pictures', name), path.join(folder, 'previous', name));
    // A run that was interrupted here may have moved it already.
    await moved.catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  return { id, label, screen, variants };
}

/** Writes the pictures of a run that photographed what `isSelected` accepts; the other states stay as they were. */
export async function replacePictures(
  folder: string,
  newStates: readonly NewState[],
  isSelected: (state: PhotographedState) => boolean,
): Promise<GalleryData> {
  const last = await readGalleryData(folder);
  // Without its data a folder of pictures is of no use.
  if (!last) await rm(path.join(folder, 'pictures'), { recursive: true, force: true });
  for (const name of ['previous', 'difference']) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
  for (const name of folders) await mkdir(path.join(folder, name), { recursive: true });

  const states: PhotographedState[] = [];
  for (const { pictures, ...state } of newStates) {
    const replaced: PhotographedState['pictures'] = [];
    for (const [variant, picture] of pictures) {
      const change = await replacePicture(folder, nameOf(state.id, variant), picture);
      replaced.push({ variant, change });
    }
    states.push({ ...state, pictures: replaced });
  }
  const ids = new Set(states.map(({ id }) => id));
  const removed: GalleryData['removed'] = [];
  for (const state of last?.states ?? []) {
    if (ids.has(state.id)) continue;
    if (isSelected(state)) removed.push(await removeState(folder, state));
    else {
      const pictures = state.pictures.map((picture) => ({
        ...picture,
        change: 'unchanged' as const,
      }));
      states.push({ ...state, pictures });
    }
  }
  const data = { states, removed };
  await writeFile(path.join(folder, dataFile), JSON.stringify(data));
  return data;
}
