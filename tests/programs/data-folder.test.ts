import { cp, mkdir, readdir, rename, rm, symlink, truncate } from 'node:fs/promises';
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../../scripts/lib/start-program.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { openDatabase, resetData } from '../../scripts/sandbox/database.ts';
import { seed } from '../../scripts/sandbox/seed/seed.ts';
import { start } from '../../scripts/start.ts';
import { callCommand, runProgram } from '../support/run-command.ts';
import { signIn, startSeededSandbox } from '../support/sign-in-to-stack.ts';

const [database, marker, lock] = ['story-admin.sqlite', '.story-admin.json', '.story-admin.lock'];

/** A folder that the sandbox has used. */
const used = await createTempFolder();
await (await startSeededSandbox(used)).close();

/** A copy of that folder within an empty one. */
async function copyUsedFolder(): Promise<string> {
  const folder = path.join(await createTempFolder(), 'data');
  await cp(used, folder, { recursive: true });
  return folder;
}

async function write(folder: string, name: string, text = 'not yours') {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/** The contents of all files below a folder; 'folder' or 'link' for what is no file. */
async function readContents(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const contents = names.map((name) => {
    const file = path.join(folder, name);
    const status = lstatSync(file);
    if (!status.isFile()) return [name, status.isDirectory() ? 'folder' : 'link'];
    return [name, readFileSync(file, 'latin1')];
  });
  return Object.fromEntries(contents) as Record<string, string>;
}

/** Replaces the database by that of another program, in the journal mode that creates further files. */
async function replaceDatabase(folder: string) {
  const file = path.join(folder, database);
  await rm(file, { force: true });
  const notes = new DatabaseSync(file);
  notes.exec('PRAGMA journal_mode = WAL; CREATE TABLE notes (text TEXT)');
  notes.close();
}

const upload = 'uploads/0b0d9d5e-3c1c-4a83-8b52-6f2c6f0a1c11.png';
const notCreated = 'was not created by npm start and was not changed';
const notWritten = 'was not written by npm start';

const cutOff = readFileSync(path.join(used, marker), 'utf8').slice(0, -3);

/** Moves what the sandbox has created out of the folder, and links to it. */
async function linkOut(folder: string, name: string) {
  await cp(used, folder, { recursive: true });
  const outside = path.join(folder, '..', `outside ${name}`);
  await rename(path.join(folder, name), outside);
  await symlink(outside, path.join(folder, name));
}

type Change = (folder: string) => Promise<unknown>;

/** What is in an empty folder, or is changed in one that the sandbox has used. */
const foreignFolders: [description: string, change: Change, name: string, reason: string][] = [
  ['with another database', replaceDatabase, database, notCreated],
  [
    'with a file in place of the database',
    (folder) => write(folder, database),
    database,
    notCreated,
  ],
  ['with another lock', (folder) => write(folder, lock), lock, notCreated],
  ['with uploads', (folder) => write(folder, upload), 'uploads', notCreated],
  [
    'of another program',
    (folder) => write(folder, marker, '{"about":"Notes"}'),
    marker,
    notWritten,
  ],
  [`whose ${marker} is cut off`, (folder) => write(folder, marker, cutOff), marker, notWritten],
  ...[database, 'uploads', marker, lock].map((name): (typeof foreignFolders)[number] => [
    `with a symbolic link ${name}`,
    (folder) => linkOut(folder, name),
    name,
    'is a symbolic link, which is not followed',
  ]),
];

describe.each([[[]], [['--reset']]])('npm start %s', (options) => {
  test.each(foreignFolders)('changes nothing in a folder %s', async (_, change, name, reason) => {
    const parent = await createTempFolder();
    const folder = path.join(parent, 'data');
    await mkdir(folder);
    await change(folder);
    const before = await readContents(parent);
    expect(await callCommand(start, ['--data', folder, ...options])).toEqual({
      code: 1,
      lines: [`${path.join(folder, name)} ${reason}. Choose another --data.`],
    });
    expect(await readContents(parent)).toEqual(before);
  });
});

test('While it runs, npm start keeps another one off its data', async () => {
  const folder = await copyUsedFolder();
  const sandbox = await startSeededSandbox(folder);
  onTestFinished(sandbox.close);
  const free = ['--port', '0', '--socket-port', '0'];
  for (const options of [[], ['--reset']]) {
    expect(await runProgram('start', [...free, '--data', folder, ...options])).toEqual({
      code: 1,
      lines: [`${folder} is in use by another npm start. Stop that one, or choose another --data.`],
    });
  }
  expect(await signIn(sandbox.url)).toBeTypeOf('string');
});

test('While another program resets a folder or opens its database, both are refused', async () => {
  const folder = await copyUsedFolder();
  const other = new DatabaseSync(path.join(folder, lock));
  onTestFinished(() => other.close());
  other.exec('BEGIN EXCLUSIVE');
  const message = `${folder} is in use by another npm start. Stop that one, or choose another --data.`;
  for (const change of [resetData, openDatabase]) expect(() => change(folder)).toThrow(message);
  other.exec('ROLLBACK');
  expect(resetData(folder)).toEqual([expect.stringContaining('removed story-admin.sqlite')]);
});

test('Of two npm start -- --reset at once, only one starts', async () => {
  const folder = await copyUsedFolder();
  const options = ['--port', '0', '--socket-port', '0', '--data', folder, '--reset'];
  const programs = [startProgram('start', options), startProgram('start', options)];
  onTestFinished(async () => {
    for (const program of programs) await program.stop();
  });
  const refused = await Promise.race(
    programs.map(async (program) => {
      await program.ended;
      return program;
    }),
  );
  expect(refused.printed.stderr).toBe(
    `${folder} is in use by another npm start. Stop that one, or choose another --data.\n`,
  );
  const started = programs.find((program) => program !== refused);
  await started?.waitForOutput('Stop ');
});

test(`An empty ${marker} of a full disk locks nobody out`, async () => {
  const folder = await createTempFolder();
  for (const open of [() => openDatabase(folder).database.close(), () => resetData(folder)]) {
    await write(folder, marker, '');
    open();
    expect(JSON.parse(readFileSync(path.join(folder, marker), 'utf8'))).toMatchObject({
      created: [database, 'uploads', lock],
    });
    await rm(path.join(folder, database), { force: true });
  }
});

const text = 'no database '.repeat(100);

test.each<[string, Change, string]>([
  ['is no database', (folder) => write(folder, database, text), 'file is not a database'],
  [
    'is cut off',
    (folder) => truncate(path.join(folder, database), 6000),
    'database disk image is malformed',
  ],
  ['was replaced by that of another program', replaceDatabase, 'it is of another version'],
])('npm start suggests --reset if the database %s', async (_, damage, reason) => {
  const folder = await copyUsedFolder();
  await damage(folder);
  const file = path.join(folder, database);
  expect(await callCommand(start, ['--data', folder])).toEqual({
    code: 1,
    lines: [
      `${file} cannot be read (${reason}). Seed it again with: npm start -- --reset --data ${folder}`,
    ],
  });
  expect(resetData(folder)).toEqual([expect.stringContaining('removed story-admin.sqlite')]);
});

test('--reset reports what it removed and what it kept', async () => {
  const folder = await copyUsedFolder();
  const others = ['notes.txt', 'uploads/album/banner-1.png', 'uploads/banner-98.png'];
  for (const name of others) await write(folder, name);
  const link = path.join(folder, 'uploads/banner-1.png');
  await rm(link);
  await symlink(path.join(folder, 'notes.txt'), link);
  expect(resetData(folder)).toEqual([
    `Reset ${folder}: removed story-admin.sqlite and 26 images in uploads.`,
    'Kept, because npm start did not create it: uploads/album, uploads/banner-1.png, uploads/banner-98.png.',
  ]);
  expect(await readContents(folder)).toEqual({
    [marker]: expect.stringContaining('Written by npm start'),
    [lock]: '',
    uploads: 'folder',
    'uploads/album': 'folder',
    'uploads/banner-1.png': 'link',
    ...Object.fromEntries(others.map((name) => [name, 'not yours'])),
  });

  const opened = openDatabase(folder);
  expect(() => seed(opened.database, folder, 3)).toThrow(
    `${link} is a symbolic link, which is not followed. Choose another --data.`,
  );
  opened.database.close();
  expect(readFileSync(path.join(folder, 'notes.txt'), 'utf8')).toBe('not yours');
});

test('--reset of a new folder reports that there is nothing to remove', async () => {
  const folder = await createTempFolder();
  expect(resetData(folder)).toEqual([`Reset ${folder}: nothing to remove.`]);
});
