/** npm run docs: renders the contract as a page, and a map of the screens that use each operation. */
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderContractPage } from './docs/contract-page.ts';
import { renderUsageHtml } from './docs/usage-map.ts';
import { listOperations } from './generate/contract-operations.ts';
import { readGivenContract } from './generate/read-contract.ts';
import { readUsage } from './lib/contract-usage/usage.ts';
import { listUnused } from './lib/contract-usage/uses.ts';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { createOutFolder, parseOptions } from './lib/parse-options.ts';
import { listScenarioStates } from './lib/scenarios/scenario-states.ts';

const usage = `npm run docs -- [--contract openapi.yaml] [--out dist-docs]
  Writes index.html (the contract), and map.html (operation, resource, screen), which links to the
  scenarios in npm run dev and, after npm run gallery, to the pictures of them. The pages load nothing.
  Fails when an operation is used by no screen.`;

export async function docs(args: string[]) {
  const { values } = parseOptions(usage, {
    args,
    options: {
      contract: { type: 'string', default: 'openapi.yaml' },
      out: { type: 'string', default: 'dist-docs' },
    },
  });
  const { contract: file, out } = values;
  const contract = await readGivenContract(file);
  const operations = listOperations(contract);
  const uses = await readUsage(contract);
  const states = await listScenarioStates(file);
  const pictures = await readdir(path.join(out, 'gallery/pictures')).catch(() => []);
  const { title } = contract.info;
  const [index, map] = [path.join(out, 'index.html'), path.join(out, 'map.html')];
  const page = await renderContractPage(file);
  // The folder is created last, so that a mistake in the contract leaves no empty folder.
  await createOutFolder(out);
  await writeFile(index, page);
  await writeFile(map, renderUsageHtml(title, operations, { uses, states, pictures }));
  console.log(`Open ${index} for the contract, ${map} for the screens that use it.`);

  const unused = listUnused(operations, uses);
  if (unused.length > 0) {
    const names = unused.map(({ id }) => id).join(', ');
    throw new CommandError(
      `No screen uses ${names}. npm run check:resources says where to add it; or remove it from ${file}.`,
    );
  }
}

await runCommand(import.meta, docs);
