import {
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTempFolder, type Stack, startStack } from '../../scripts/lib/start-stack.ts';
import { claimDataFolder } from '../../scripts/sandbox/data-folder/claim-data-folder.ts';
import { getSandboxFiles } from '../../scripts/sandbox/data-folder/manifest.ts';
import { replaceConsole } from '../../scripts/sandbox/data-folder/owned-files.ts';
import { resetData } from '../../scripts/sandbox/data-folder/reset-data.ts';
import { start as startCommand } from '../../scripts/start.ts';
import { callCommand } from '../support/call-command.ts';

const stacks: Stack[] = [];
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.stop();
});

async function start(folder: string, ...options: string[]) {
  const stack = await startStack(folder, ...options);
  stacks.push(stack);
  return stack;
}

/** A folder that npm start has used, with other files. */
let used: string;
beforeAll(async () => {
  used = await createTempFolder();
  await write(used, 'notes.txt');
  await write(used, 'src/uploads/a.png');
  await (await start(used)).stop();
});

/** A copy of a data folder that npm start has used. */
async function copyUsedFolder(): Promise<string> {
  const folder = await createTempFolder();
  await cp(used, folder, { recursive: true });
  return folder;
}

/** What npm start says of a data folder that it does not use. */
const refuse = async (...options: string[]) => {
  const { code, lines } = await callCommand(startCommand, options);
  return { code, output: lines.join('\n') };
};

/** The contents of all files below a folder; 'link' for a symbolic link. */
async function readContents(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const entries = await Promise.all(
    names.toSorted().map(async (name) => {
      const status = await lstat(path.join(folder, name));
      if (!status.isFile()) return [name, status.isDirectory() ? 'folder' : 'link'];
      return [name, await readFile(path.join(folder, name), 'latin1')];
    }),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

async function write(folder: string, name: string, text = 'not yours') {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
}

/** Creates a database of another program, in the journal mode that creates further files. */
function makeForeignDatabase(folder: string) {
  const database = new DatabaseSync(getSandboxFiles(folder).database);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE users (name TEXT)');
  database.close();
}

const upload = 'uploads/0b0d9d5e-3c1c-4a83-8b52-6f2c6f0a1c11.png';
const foreignFolders: [description: string, name: string, make: (folder: string) => unknown][] = [
  ['another database', 'story-admin.sqlite', makeForeignDatabase],
  [
    'a file that is no database',
    'story-admin.sqlite',
    (folder) => write(folder, 'story-admin.sqlite'),
  ],
  ['a folder of uploads', 'uploads', (folder) => write(folder, upload)],
  ['a folder called console', 'console', (folder) => write(folder, 'console/index.html')],
  [
    "another project's build",
    'console',
    async (folder) => {
      await write(folder, 'console/index.html');
      await write(folder, 'console/.vite/manifest.json', '{"index.html":{"file":"a.js"}}');
    },
  ],
];

describe.each([[[]], [['--reset']]])('npm start %s', (options) => {
  test.each(foreignFolders)(
    'changes nothing if the data folder contains %s',
    async (_, name, make) => {
      const folder = await createTempFolder();
      await make(folder);
      const before = await readContents(folder);
      expect(await refuse('--data', folder, ...options)).toEqual({
        code: 1,
        output: `${path.join(folder, name)} was not created by npm start and was not changed. Choose another --data.`,
      });
      expect(await readContents(folder)).toEqual(before);
    },
  );

  test.each(['story-admin.sqlite', 'uploads', 'console', '.story-admin.json'])(
    'does not follow a symbolic link at %s',
    async (name) => {
      const [folder, outside] = [await copyUsedFolder(), await createTempFolder()];
      await rename(path.join(folder, name), path.join(outside, name));
      await symlink(path.join(outside, name), path.join(folder, name));
      const before = await readContents(outside);
      expect(await refuse('--data', folder, ...options)).toEqual({
        code: 1,
        output: `${path.join(folder, name)} is a symbolic link, which is not followed. Choose another --data.`,
      });
      expect(await readContents(outside)).toEqual(before);
    },
  );
});

describe('npm start', () => {
  test('uses a folder with other files; --reset reports what it removed, and what it kept', async () => {
    const folder = await copyUsedFolder();
    await write(folder, 'uploads/mine.png');
    await write(folder, 'uploads/album/banner-1.png');
    await write(folder, 'uploads/banner-98.png');
    const outside = path.join(await createTempFolder(), 'outside.png');
    await writeFile(outside, 'outside');
    await symlink(outside, path.join(folder, 'uploads/banner-99.png'));
    const stack = await start(folder, '--reset');
    expect(stack.output())
      .toContain(`Reset ${folder}: removed story-admin.sqlite and 27 images in uploads.
Kept, because npm start did not create it: uploads/album, uploads/banner-98.png, uploads/banner-99.png, uploads/mine.png.
`);
    expect(await readFile(outside, 'utf8')).toBe('outside');
    expect(await readContents(folder)).toMatchObject({
      'notes.txt': 'not yours',
      'src/uploads/a.png': 'not yours',
      'uploads/mine.png': 'not yours',
      'uploads/album/banner-1.png': 'not yours',
      'uploads/banner-99.png': 'link',
    });
  });

  test('--reset of a new folder reports that there is nothing to remove', async () => {
    const folder = await createTempFolder();
    expect(resetData(getSandboxFiles(folder))).toEqual([`Reset ${folder}: nothing to remove.`]);
  });

  test('replaces its previous build of the console and no other file in that folder', async () => {
    const folder = await copyUsedFolder();
    const files = getSandboxFiles(folder);
    await write(files.console, 'assets/mine.js');
    const { 'index.html': previous } = await readContents(files.console);
    replaceConsole(files, [
      { name: 'index.html', content: 'new' },
      { name: 'assets/new.js', content: 'new' },
    ]);
    expect(previous).toContain('<!doctype html>');
    expect(await readContents(files.console)).toEqual({
      assets: 'folder',
      'assets/mine.js': 'not yours',
      'assets/new.js': 'new',
      'index.html': 'new',
    });
  });

  test('neither writes nor removes files of the console through a symbolic link', async () => {
    const [folder, outside] = [await copyUsedFolder(), await createTempFolder()];
    const files = getSandboxFiles(folder);
    const assets = path.join(files.console, 'assets');
    await cp(assets, outside, { recursive: true });
    await rm(assets, { recursive: true });
    await symlink(outside, assets);
    const before = await readContents(outside);
    const build = [{ name: 'assets/new.js', content: 'new' }];
    expect(() => replaceConsole(files, build)).toThrow('was not created by npm start');
    expect(await readContents(outside)).toEqual(before);
  });

  test.each(['../outside.txt', '/etc/hostname', 7])(
    'rejects a manifest with the file name %s',
    async (name) => {
      const folder = await copyUsedFolder();
      const { manifest } = getSandboxFiles(folder);
      const original = JSON.parse(await readFile(manifest, 'utf8')) as object;
      await writeFile(manifest, JSON.stringify({ ...original, console: [name] }));
      expect(await refuse('--data', folder)).toEqual({
        code: 1,
        output: `${manifest} was not written by npm start. Choose another --data.`,
      });
    },
  );

  test('reports that the data folder is a file', async () => {
    const file = path.join(await createTempFolder(), 'file');
    await writeFile(file, '');
    expect(await refuse('--data', file)).toEqual({
      code: 1,
      output: `${file} cannot be used as a data folder (EEXIST). Choose another --data.`,
    });
  });

  test('adopts the folder of an earlier version, which wrote no manifest', async () => {
    const folder = await copyUsedFolder();
    const { manifest, database, console: built } = getSandboxFiles(folder);
    await rm(manifest);
    const seeded = new DatabaseSync(database);
    seeded.exec("UPDATE users SET firstName = 'Janet' WHERE seq = 1");
    seeded.close();
    // Vite's manifest listed the files of its build.
    await rm(built, { recursive: true });
    await write(built, 'index.html');
    await write(built, 'assets/earlier.js');
    await write(built, '.vite/manifest.json', '{"index.html":{"file":"assets/earlier.js"}}');
    await write(built, 'assets/mine.js');
    const stack = await start(folder);
    expect(stack.output()).toContain(
      `${folder} was created by an earlier version: the files that it created are now listed in its manifest.\n`,
    );
    await stack.stop();
    const kept = new DatabaseSync(database, { readOnly: true });
    expect(kept.prepare('SELECT firstName FROM users WHERE seq = 1').get()).toEqual({
      firstName: 'Janet',
    });
    kept.close();
    const contents = await readContents(built);
    expect(contents).toHaveProperty(['assets/mine.js'], 'not yours');
    expect(contents).not.toHaveProperty(['assets/earlier.js']);
    const files = getSandboxFiles(folder);
    expect(claimDataFolder(files)).toEqual({ isEarlier: false });
    expect(resetData(files)).toEqual([
      `Reset ${folder}: removed story-admin.sqlite and 27 images in uploads.`,
    ]);
  });
});
