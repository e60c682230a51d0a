import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

/** What the programs read, and which their tests must not change. */
const sources = ['openapi.yaml', 'src', 'scripts', 'public', 'index.html'];
const settings = ['package.json', 'tsconfig.json', 'vite.config.ts', '.oxfmtrc.json'];

/** Copies the project to a temporary folder, with links to the installed packages. */
export async function copyProject(): Promise<string> {
  const folder = await createTempFolder();
  for (const name of [...sources, ...settings])
    await cp(name, path.join(folder, name), { recursive: true });
  // Each package has a link of its own, because Vite would write its cache through a link to the whole folder.
  const packages = path.join(folder, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir('node_modules')) {
    if (name.startsWith('.')) continue;
    await symlink(path.resolve('node_modules', name), path.join(packages, name));
  }
  return folder;
}

/** Copies the project for npm run dev, without the type check in the background, which takes longer than all else. */
export async function copyUncheckedProject(): Promise<string> {
  const folder = await copyProject();
  await editFile(folder, 'scripts/dev.ts', ['[watchTypes()]', '[]']);
  return folder;
}

/** Writes a file in one step: a reader finds either content, and not the empty file between truncation and write. */
async function replaceFile(file: string, text: string): Promise<void> {
  const next = path.join(await createTempFolder(), path.basename(file));
  await writeFile(next, text);
  await rename(next, file);
}

/** Replaces texts in a file of a copied project; returns a function that restores it. */
export async function editFile(
  folder: string,
  name: string,
  ...replacements: (readonly [text: string, replacement: string])[]
) {
  const file = path.join(folder, name);
  const original = await readFile(file, 'utf8');
  const edited = replacements.reduce((code, [text, replacement]) => {
    if (code.includes(text)) return code.replace(text, replacement);
    throw new Error(`${file} has no ${text}: correct the edit.`);
  }, original);
  await replaceFile(file, edited);
  return () => replaceFile(file, original);
}
