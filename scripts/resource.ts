/** npm run resource: scaffolds resource files from the contract, or lists its entities. It never overwrites a file. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { buildProduct, readProductSource } from './resource/build-product.ts';
import { chooseOperations } from './resource/choose-operations.ts';
import { buildScaffold } from './resource/scaffold.ts';
import { findByOperations, roles } from './resource/find-operations.ts';
import { type Entity, listEntities } from './resource/list-entities.ts';
import { readGivenContract } from './generate/read-contract.ts';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { escapeControlCharacters } from './lib/escape-control-characters.ts';
import { parseOptions } from './lib/parse-options.ts';
import { productFolder, readRegisteredResources, registry } from './lib/registered-resources.ts';

const usage = `npm run resource -- NAME [--contract openapi.yaml]
  Writes ${productFolder}/resources/NAME.ts. NAME is the plural in kebab-case, as in URLs: coupons, gift-cards. Its operations are found in the contract;
  --list-operation, --read-operation, --create-operation, --update-operation and --delete-operation choose one by hand:
  --list-operation 'GET /api/coupons'.
npm run resource -- --all [--contract openapi.yaml]
  Writes every entity of the contract as a resource, and ${productFolder}/product.ts with the name and the sign-in.
npm run resource -- --list [--json] [--contract openapi.yaml]
  Lists the entities of the contract, each with the resource that covers it, and the other lists with the reason why they are no screen.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

function readOptions(args: string[]) {
  const { values, positionals } = parseOptions(usage, {
    args,
    allowPositionals: true,
    options: {
      contract: { ...text, default: 'openapi.yaml' },
      list: flag,
      json: flag,
      all: flag,
      'list-operation': text,
      'read-operation': text,
      'create-operation': text,
      'update-operation': text,
      'delete-operation': text,
    },
  });
  const [name = '', ...extra] = positionals;
  const isNamed = !values.list && !values.all;
  if (!isNamed && positionals.length > 0) {
    throw new CommandError(
      `${values.list ? '--list' : '--all'} takes no name and no value. Choose an operation with --list-operation 'GET /…'.`,
    );
  }
  if (values.json && !values.list)
    throw new CommandError('--json is about what --list prints. Add --list.');
  if (isNamed && (extra.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))) {
    throw new CommandError(
      'Expected one resource name, plural and in kebab-case: npm run resource -- gift-cards',
    );
  }
  const chosenKeys = Object.fromEntries(roles.map((role) => [role, values[`${role}-operation`]]));
  return { ...values, name, chosenKeys };
}

type Options = ReturnType<typeof readOptions>;

type Contract = ReturnType<typeof readProductSource>;

type Registered = Awaited<ReturnType<typeof readRegisteredResources>>;

/** The code of a file as `npm run fix` formats it. */
async function formatCode(file: string, code: string): Promise<string> {
  if (!file.endsWith('.ts')) return code;
  const formatting = JSON.parse(await readFile('.oxfmtrc.json', 'utf8')) as FormatConfig;
  return (await format(file, code, formatting)).code;
}

async function writeNewFile(file: string, code: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await formatCode(file, code), { flag: 'wx' }).catch(
    ({ code: reason }: NodeJS.ErrnoException) => {
      throw new CommandError(
        reason === 'EEXIST'
          ? `${file} already exists and was not changed. Give another NAME, or remove the file.`
          : `${file} cannot be written (${reason}).`,
      );
    },
  );
}

async function scaffoldResource(options: Options, contract: Contract, registered: Registered) {
  const { name, chosenKeys } = options;
  const operations = chooseOperations(name, contract.operations, chosenKeys);
  const resource = findByOperations(operations, registered);
  if (resource) {
    throw new CommandError(
      `The resource "${resource.options.name}" in ${resource.file} already covers ${name}: change that file instead.`,
    );
  }
  const { constant, code } = buildScaffold(name, operations, contract.operations);
  const file = `${productFolder}/resources/${name}.ts`;
  await writeNewFile(file, code);
  const foundRoles = Object.keys(operations).join(', ');
  console.log(`Wrote ${file} (${foundRoles}). Add this line to ${registry}:`);
  console.log(`export { ${constant} } from './${name}.ts';`);
}

async function scaffoldProduct(_: Options, contract: Contract) {
  for (const [name, code] of Object.entries(buildProduct(contract))) {
    const file = `${productFolder}/${name}`;
    await writeNewFile(file, code);
    console.log(`Wrote ${file}.`);
  }
}

/** The description of a list for programs. */
const toJson = ({ name, parent, operations, problem, notes }: Entity) => ({
  name,
  list: operations.list.key,
  usable: problem === undefined,
  ...(parent !== undefined && { parent }),
  ...(problem !== undefined && { reason: problem }),
  operations: Object.fromEntries(
    Object.entries(operations).map(([role, operation]) => [role, operation?.key]),
  ),
  notes,
});

/** The description of a list for people, with what was left out of it. */
function describeEntity({ name, operations, problem, notes }: Entity, registered: Registered) {
  const resource = findByOperations(operations, registered);
  const status = resource
    ? `${resource.file} (${resource.constant})`
    : (problem ?? `no resource: npm run resource -- ${name}`);
  return [name, Object.keys(operations).join(', '), [status, ...notes].join(' ')];
}

function printEntities(
  { json, contract: file }: Options,
  contract: Contract,
  registered: Registered,
) {
  const entities = listEntities(contract.operations);
  if (json) return console.log(JSON.stringify(entities.map(toJson), null, 2));
  const rows = entities.map((entity) =>
    describeEntity(entity, registered).map(escapeControlCharacters),
  );
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  const none = `${file} has no list of objects. Describe one, as README.md says under "Adding a resource".`;
  console.log(lines.join('\n') || escapeControlCharacters(none));
}

export async function resourceCommand(args: string[], readRegistered = readRegisteredResources) {
  const options = readOptions(args);
  // With `--all`, the new files replace the registered resources.
  const registered = options.all ? [] : await readRegistered();
  const contract = readProductSource(await readGivenContract(options.contract));
  const run = options.list ? printEntities : options.all ? scaffoldProduct : scaffoldResource;
  await run(options, contract, registered);
}

await runCommand(import.meta, resourceCommand);
