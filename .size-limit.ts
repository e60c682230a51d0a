/**
 * npm run check:bundle-size: the JavaScript that a browser loads up to the sign-in screen and up to the users list,
 * and the bounds for its size in brotli.
 */
import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

/** Not dist/, which may hold a build that was prepared for deployment. */
const folder = 'node_modules/.cache/bundle-size';

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(`${folder}/.vite/manifest.json`, 'utf8'),
);

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

/** The files of chunks and of their static imports. */
function listFiles(entries: string[], files = new Set<string>()): string[] {
  for (const entry of entries) {
    const chunk = manifest[entry];
    if (!chunk) throw new Error(`The build has no chunk for ${entry}: update .size-limit.ts.`);
    const file = `${folder}/${chunk.file}`;
    if (!files.has(file)) listFiles(chunk.imports ?? [], files.add(file));
  }
  return [...files];
}

export default [
  { name: 'sign-in screen (at most 120 KiB)', path: listFiles(signIn), limit: '120 KiB' },
  {
    name: 'everything to the users list (at most 260 KiB)',
    path: listFiles(usersList),
    limit: '260 KiB',
  },
];
