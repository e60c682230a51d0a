/**
 * npm run check:bundle-size: measures the JavaScript that a browser loads up to the sign-in screen and up to the
 * users list, in KiB of brotli, and fails if it exceeds the budget.
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

/** The chunk that index.html loads; vite.config.ts names it. */
const first = Object.keys(manifest).find((key) => manifest[key]?.name === 'first') ?? 'first';
const signIn = [first, 'src/screens/login/login-screen.tsx'];
const usersList = [
  ...signIn,
  'src/app/protected-routes.tsx',
  'src/app/layout/app-layout.tsx',
  'src/screens/dashboard/dashboard-screen.tsx',
  'src/engine/list/list-screen.tsx',
  'src/ui/toast-container.tsx',
  'node_modules/socket.io-client/build/esm/index.js',
];

const budgets = [
  { name: 'sign-in screen', entries: signIn, maxKib: 120 },
  { name: 'everything to the users list', entries: usersList, maxKib: 260 },
];

/** The files of a chunk and of its static imports. */
function listFiles(entry: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[entry];
  if (!chunk) {
    throw new Error(
      `The build has no chunk for ${entry}: update the list in scripts/bundle-size.ts.`,
    );
  }
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) listFiles(imported, files);
  return files;
}

for (const { name, entries, maxKib } of budgets) {
  const files = new Set(entries.flatMap((entry) => [...listFiles(entry)]));
  const sizes = await Promise.all(
    [...files].map(
      async (file) => brotliCompressSync(await readFile(path.join(folder, file))).length,
    ),
  );
  const kib = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  console.log(`${name}: ${kib.toFixed(1)} KiB of at most ${maxKib}, in ${files.size} files`);
  if (kib > maxKib) process.exitCode = 1;
}
