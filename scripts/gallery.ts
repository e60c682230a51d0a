/** npm run gallery: photographs and checks every screen in every scenario, and writes a page of the pictures. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { photographAll } from './gallery/browser/photograph-all.ts';
import { renderGalleryPage } from './gallery/page/gallery-page.ts';
import { replacePictures } from './gallery/last-run/replace-pictures.ts';
import { writeReadmePictures } from './gallery/readme-pictures.ts';
import { listStates } from './gallery/states/list-states.ts';
import { readGivenContract } from './generate/read-contract.ts';
import { escapeControlCharacters } from './lib/escape-control-characters.ts';
import { CommandError, exitWithError } from './lib/exit-with-error.ts';
import { exitOnSignal } from './lib/graceful-shutdown.ts';
import { parseOptions } from './lib/parse-options.ts';

const usage = `npm run gallery -- [--only NAME] [--contract openapi.yaml] [--out dist-docs] [--readme]
  Photographs every screen in every scenario of the operations it uses, in both themes, 1280 and 360 pixels wide, and
  writes OUT/gallery/index.html, with what changed since the last run first. --only takes a resource or a screen.
  Fails on a blank screen, an unexpected console error and a finding of axe.
  --readme writes the two pictures of README.md instead.`;

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

async function gallery() {
  const startedAt = performance.now();
  const { values } = parseOptions(usage, {
    options: {
      only: { type: 'string' },
      contract: { type: 'string', default: 'openapi.yaml' },
      out: { type: 'string', default: 'dist-docs' },
      readme: { type: 'boolean', default: false },
    },
  });
  const { contract, only } = values;
  await readGivenContract(contract);
  if (values.readme) return writeReadmePictures(contract);

  const states = await listStates(contract, only);
  const folder = path.join(values.out, 'gallery');
  await mkdir(folder, { recursive: true }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandError(
      `--out "${values.out}" cannot be used as a folder (${code}). Give another one.`,
    );
  });
  const photographed = await photographAll(contract, states);
  const data = await replacePictures(
    folder,
    photographed,
    ({ screen, resource }) => only === undefined || only === screen || only === resource,
  );
  await writeFile(path.join(folder, 'index.html'), renderGalleryPage(data));

  const pictures = data.states.flatMap((state) => state.pictures);
  const count = (change: string) => pictures.filter((picture) => picture.change === change).length;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const photographedIds = new Set(states.map(({ id }) => id));
  const problems = data.states
    .filter(({ id }) => photographedIds.has(id))
    .flatMap(({ screen, label, operationId, problems: lines }) =>
      lines.map((line) => `${screen}, ${operationId ? `${operationId} ` : ''}${label}: ${line}`),
    );
  console.log(
    `${countOf(states.length, 'state')} in ${seconds} s: ${count('changed')} changed, ${count('new')} new, ${data.removed.length} removed, ${count('unchanged')} unchanged pictures.`,
  );
  console.log(`Open ${path.join(folder, 'index.html')}.`);
  if (problems.length > 0) throw new CommandError(problems.map(escapeControlCharacters).join('\n'));
  // Connections that a scenario left open would keep the program running.
  return process.exit(0);
}

exitOnSignal();
gallery().catch(exitWithError);
