/** npm run resource: scaffolds a resource file from the contract, or lists its entities. It never overwrites a file. */
import { readFile, writeFile } from 'node:fs/promises';
import { format, type FormatConfig } from 'oxfmt';
import { buildScaffold } from './resource/scaffold.ts';
import { findByOperations, findOperations, roles } from './resource/find-operations.ts';
import { listEntities } from './resource/list-entities.ts';
import { type DescribedOperation, describeOperations } from './generate/generate-operations.ts';
import { readGivenContract } from './generate/read-contract.ts';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { escapeControlCharacters } from './lib/escape-control-characters.ts';
import { parseOptions } from './lib/parse-options.ts';
import { readRegisteredResources, registry } from './lib/registered-resources.ts';

const usage = `npm run resource -- NAME [--contract openapi.yaml]
  Writes src/resources/NAME.ts. NAME is the plural in kebab-case, as in URLs: coupons, gift-cards. Its operations are found in the contract;
  --list-operation, --read-operation, --create-operation, --update-operation and --delete-operation choose one by hand:
  --list-operation 'GET /api/coupons'.
npm run resource -- --list [--contract openapi.yaml]
  Lists the entities of the contract, each with the resource that covers it.`;

const text = { type: 'string' } as const;

function readOptions(args: string[]) {
  const { values, positionals } = parseOptions(usage, {
    args,
    allowPositionals: true,
    options: {
      contract: { ...text, default: 'openapi.yaml' },
      list: { type: 'boolean', default: false },
      'list-operation': text,
      'read-operation': text,
      'create-operation': text,
      'update-operation': text,
      'delete-operation': text,
    },
  });
  const [name = '', ...extra] = positionals;
  if (values.list && positionals.length > 0) {
    throw new CommandError(
      "--list takes no name and no value. Choose an operation with --list-operation 'GET /…'.",
    );
  }
  if (!values.list && (extra.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))) {
    throw new CommandError(
      'Expected one resource name, plural and in kebab-case: npm run resource -- gift-cards',
    );
  }
  const chosenKeys = Object.fromEntries(roles.map((role) => [role, values[`${role}-operation`]]));
  return { ...values, name, chosenKeys };
}

type Options = ReturnType<typeof readOptions>;
type Contract = readonly DescribedOperation[];
type Registered = Awaited<ReturnType<typeof readRegisteredResources>>;

const writeNewFile = (file: string, code: string) =>
  writeFile(file, code, { flag: 'wx' }).catch(({ code: reason }: NodeJS.ErrnoException) => {
    throw new CommandError(
      reason === 'EEXIST'
        ? `${file} already exists and was not changed. Give another NAME, or remove the file.`
        : `${file} cannot be written (${reason}).`,
    );
  });

async function scaffoldResource(options: Options, contract: Contract, registered: Registered) {
  const { name, chosenKeys } = options;
  const operations = findOperations(name, contract, chosenKeys);
  const resource = findByOperations(operations, registered);
  if (resource) {
    throw new CommandError(
      `The resource "${resource.options.name}" in ${resource.file} already covers ${name}: change that file instead.`,
    );
  }
  const { constant, code } = buildScaffold(name, operations, contract);
  const file = `src/resources/${name}.ts`;
  // As `npm run fix` does.
  const formatting = JSON.parse(await readFile('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const formatted = await format(file, code, formatting);
  await writeNewFile(file, formatted.code);

  const foundRoles = Object.keys(operations).join(', ');
  console.log(`Wrote ${file} (${foundRoles}). Add this line to ${registry}:`);
  console.log(`export { ${constant} } from './${name}.ts';`);
}

function printEntities(options: Options, contract: Contract, registered: Registered) {
  const rows = listEntities(contract).map(({ name, operations, problem }) => {
    const resource = findByOperations(operations, registered);
    const status = resource
      ? `${resource.file} (${resource.constant})`
      : (problem ?? `no resource: npm run resource -- ${name}`);
    return [name, Object.keys(operations).join(', '), status].map(escapeControlCharacters);
  });
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  const none = `${options.contract} has no paged list. Describe one, as README.md says under "Adding a resource".`;
  console.log(lines.join('\n') || escapeControlCharacters(none));
}

export async function resourceCommand(args: string[], readRegistered = readRegisteredResources) {
  const options = readOptions(args);
  const registered = await readRegistered();
  const contract = describeOperations(await readGivenContract(options.contract));
  await (options.list ? printEntities : scaffoldResource)(options, contract, registered);
}

await runCommand(import.meta, resourceCommand);
