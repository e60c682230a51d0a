import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';

/** Writes a file in one step: a reader finds either content, and not the empty file between truncation and write. */
async function replaceFile(file: string, text: string): Promise<void> {
  const next = path.join(await createTempFolder(), path.basename(file));
  await writeFile(next, text);
  await rename(next, file);
}

/** Edits a file of a copied project; returns a function that restores it. */
export async function editFile(file: string, change: (text: string) => string) {
  const text = await readFile(file, 'utf8');
  const edited = change(text);
  if (edited === text) throw new Error(`The edit changes nothing in ${file}: correct it.`);
  await replaceFile(file, edited);
  return () => replaceFile(file, text);
}
