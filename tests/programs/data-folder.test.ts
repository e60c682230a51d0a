import {
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { getSandboxFiles } from '../../scripts/sandbox/data-folder.ts';
import { openDatabase } from '../../scripts/sandbox/open-database.ts';
import { resetData } from '../../scripts/sandbox/reset-data.ts';
import { seed } from '../../scripts/sandbox/seed/seed.ts';
import { start } from '../../scripts/start.ts';
import { callCommand } from '../support/call-command.ts';

async function write(folder: string, name: string, text = 'not yours') {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
}

/** A folder that the sandbox has used, with other files. */
let used: string;
beforeAll(async () => {
  used = await createTempFolder();
  await write(used, 'notes.txt');
  await write(used, 'src/uploads/a.png');
  const files = getSandboxFiles(used);
  const { database } = openDatabase(files);
  seed(database, files, 3);
  database.close();
});

async function copyUsedFolder(): Promise<string> {
  const folder = await createTempFolder();
  await cp(used, folder, { recursive: true });
  return folder;
}

/** What npm start says of a data folder that it does not use. */
const refuse = async (folder: string, ...options: string[]) => {
  const { code, lines } = await callCommand(start, ['--data', folder, ...options]);
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
];

describe.each([[[]], [['--reset']]])('npm start %s', (options) => {
  test.each(foreignFolders)(
    'changes nothing if the data folder contains %s',
    async (_, name, make) => {
      const folder = await createTempFolder();
      await make(folder);
      const before = await readContents(folder);
      expect(await refuse(folder, ...options)).toEqual({
        code: 1,
        output: `${path.join(folder, name)} was not created by npm start and was not changed. Choose another --data.`,
      });
      expect(await readContents(folder)).toEqual(before);
    },
  );

  test.each(['story-admin.sqlite', 'uploads', '.story-admin.json'])(
    'does not follow a symbolic link at %s',
    async (name) => {
      const [folder, outside] = [await copyUsedFolder(), await createTempFolder()];
      await rename(path.join(folder, name), path.join(outside, name));
      await symlink(path.join(outside, name), path.join(folder, name));
      const before = await readContents(outside);
      expect(await refuse(folder, ...options)).toEqual({
        code: 1,
        output: `${path.join(folder, name)} is a symbolic link, which is not followed. Choose another --data.`,
      });
      expect(await readContents(outside)).toEqual(before);
    },
  );
});

describe('npm start', () => {
  test.each([
    ['another program', '{"about":"Notes"}'],
    ['nobody, because it is cut off', '{"about":'],
  ])('does not use a folder with a .story-admin.json of %s', async (_, text) => {
    const folder = await copyUsedFolder();
    const { marker } = getSandboxFiles(folder);
    await writeFile(marker, text);
    expect(await refuse(folder)).toEqual({
      code: 1,
      output: `${marker} was not written by npm start. Choose another --data.`,
    });
  });

  const damages: [description: string, damage: (folder: string) => unknown, reason: string][] = [
    [
      'is no database',
      (folder) => write(folder, 'story-admin.sqlite', 'no database '.repeat(100)),
      'file is not a database',
    ],
    ['is cut off', (folder) => truncate(getSandboxFiles(folder).database, 6000), ''],
    [
      'was replaced by that of another program',
      async (folder) => {
        await rm(getSandboxFiles(folder).database);
        makeForeignDatabase(folder);
      },
      'it is of another version',
    ],
  ];
  test.each(damages)('suggests --reset if the database %s', async (_, damage, reason) => {
    const folder = await copyUsedFolder();
    const files = getSandboxFiles(folder);
    await damage(folder);
    const { code, output } = await refuse(folder);
    expect(code).toBe(1);
    expect(output).toContain(`${files.database} cannot be read (${reason}`);
    expect(output).toContain(`Seed it again with: npm start -- --reset --data ${folder}`);
    expect(resetData(files)).toEqual([expect.stringContaining('removed story-admin.sqlite')]);
  });
});

describe('--reset', () => {
  test('reports what it removed, and what it kept', async () => {
    const folder = await copyUsedFolder();
    await write(folder, 'uploads/mine.png');
    await write(folder, 'uploads/album/banner-1.png');
    await write(folder, 'uploads/banner-98.png');
    const outside = path.join(await createTempFolder(), 'outside.png');
    await writeFile(outside, 'outside');
    await symlink(outside, path.join(folder, 'uploads/banner-99.png'));
    expect(resetData(getSandboxFiles(folder))).toEqual([
      `Reset ${folder}: removed story-admin.sqlite and 27 images in uploads.`,
      'Kept, because npm start did not create it: uploads/album, uploads/banner-98.png, uploads/banner-99.png, uploads/mine.png.',
    ]);
    expect(await readFile(outside, 'utf8')).toBe('outside');
    expect(await readContents(folder)).toEqual({
      '.story-admin.json': expect.stringContaining('Written by npm start'),
      'notes.txt': 'not yours',
      src: 'folder',
      'src/uploads': 'folder',
      'src/uploads/a.png': 'not yours',
      uploads: 'folder',
      'uploads/album': 'folder',
      'uploads/album/banner-1.png': 'not yours',
      'uploads/banner-98.png': 'not yours',
      'uploads/banner-99.png': 'link',
      'uploads/mine.png': 'not yours',
    });
  });

  test('of a new folder reports that there is nothing to remove', async () => {
    const folder = await createTempFolder();
    expect(resetData(getSandboxFiles(folder))).toEqual([`Reset ${folder}: nothing to remove.`]);
  });
});
