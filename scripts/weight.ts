/**
 * Weighs what the built console makes a browser fetch: the JavaScript up to the sign-in screen and up
 * to the users list, in KiB of brotli. Fails past the bounds.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

const folder = 'dist';
const manifest = JSON.parse(
  await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'),
) as Record<string, Chunk>;

/** What the page itself asks for; vite.config.ts gives it its name. */
const first = Object.keys(manifest).find((key) => manifest[key]?.name === 'first') ?? 'first';
const signIn = [first, 'src/screens/login/login-screen.tsx'];
const usersList = [
  ...signIn,
  'src/app/guarded-routes.tsx',
  'src/app/shell/shell.tsx',
  'src/screens/dashboard/dashboard-screen.tsx',
  'src/engine/list/list-screen.tsx',
  'src/ui/toasts.tsx',
  'node_modules/socket.io-client/build/esm/index.js',
];

const bounds = [
  { what: 'sign-in screen', entries: signIn, most: 120 },
  { what: 'everything to the users list', entries: usersList, most: 260 },
];

/** The files of a chunk and of all that it imports at once. */
function filesOf(entry: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[entry];
  if (!chunk) {
    throw new Error(`The build has no chunk for ${entry}: mend the list in scripts/weight.ts.`);
  }
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

for (const { what, entries, most } of bounds) {
  const files = new Set(entries.flatMap((entry) => [...filesOf(entry)]));
  const sizes = await Promise.all(
    [...files].map(
      async (file) => brotliCompressSync(await readFile(path.join(folder, file))).length,
    ),
  );
  const weight = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  console.log(`${what}: ${weight.toFixed(1)} KiB of at most ${most}, in ${files.size} files`);
  if (weight > most) process.exitCode = 1;
}
