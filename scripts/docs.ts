/** npm run docs: the contract as a page, and beside it which screen uses which of its operations. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { usageOf } from './contract/usage.ts';
import { contractPage } from './docs/contract-page.ts';
import { mapMarkdown } from './docs/map-markdown.ts';
import { mapPage } from './docs/map-page.ts';
import { namedContract } from './generate/named-contract.ts';
import { refuse, StartError } from './serve/refuse.ts';

const usage = `npm run docs -- [--contract openapi.yaml] [--out dist-docs]
  Writes index.html (the contract), map.html and map.md (operation, resource, screen). None of them loads anything.
  Fails when no screen uses an operation.`;

const { values } = parseArgs({
  options: {
    contract: { type: 'string', default: 'openapi.yaml' },
    out: { type: 'string', default: 'dist-docs' },
    help: { type: 'boolean', default: false },
  },
});

async function docs() {
  const { contract: file, out, help } = values;
  if (help) return console.log(usage);

  const contract = await namedContract(file);
  const map = await usageOf(contract);
  const { title } = contract.info;
  const files = {
    'index.html': await contractPage(file, 'map.html'),
    'map.html': mapPage(title, map, 'index.html'),
    'map.md': mapMarkdown(title, map),
  };
  await mkdir(out, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(out, name), text);
  console.log(
    `Open ${path.join(out, 'index.html')}; what the console makes of it is in ${path.join(out, 'map.html')}.`,
  );

  const unused = map.filter(({ screens }) => screens.length === 0);
  if (unused.length > 0) {
    const names = unused.map(({ operationId }) => operationId).join(', ');
    throw new StartError(`No screen uses ${names}. Use it, or take it out of the contract.`);
  }
}

docs().catch(refuse);
