/** npm run resource: scaffolds a resource file from the contract. It never overwrites a file. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { buildScaffold } from './resource/scaffold.ts';
import { findOperations } from './resource/find-operations.ts';
import { readOperations } from './resource/read-operations.ts';
import { exitWithError, CommandError } from './lib/exit-with-error.ts';
import { parseOptions } from './lib/parse-options.ts';
import { splitWords } from '../src/engine/labels.ts';

const usage = `npm run resource -- NAME [--contract openapi.yaml] [--out src/resources/NAME.ts] [--singular NAME]
  NAME is the plural in kebab-case, as in URLs: coupons, gift-cards. Its operations are found in the contract;
  --list, --read, --create, --update and --delete choose one by hand: --list 'GET /api/coupons'.`;

const text = { type: 'string' } as const;

function readOptions() {
  const { values, positionals } = parseOptions(usage, {
    allowPositionals: true,
    options: {
      contract: { ...text, default: 'openapi.yaml' },
      out: text,
      singular: text,
      list: text,
      read: text,
      create: text,
      update: text,
      delete: text,
    },
  });
  const [name = '', ...extra] = positionals;
  if (extra.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new CommandError(
      'Expected one resource name, plural and in kebab-case: npm run resource -- gift-cards',
    );
  }
  if (values.singular !== undefined && splitWords(values.singular).length === 0) {
    throw new CommandError('--singular takes a name with letters: --singular gift-card');
  }
  const out = values.out ?? `src/resources/${name}.ts`;
  if (!out.endsWith('.ts'))
    throw new CommandError(`--out takes a file that ends in .ts, not "${out}".`);
  return { ...values, name, out };
}

const withDot = (relative: string) => (relative.startsWith('.') ? relative : `./${relative}`);

/** Formats the code as `npm run fix` does. */
async function formatCode(file: string, code: string): Promise<string> {
  const options = JSON.parse(await readFile('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const { code: formatted, errors } = await format(file, code, options);
  const [error] = errors;
  if (!error) return formatted;
  throw new CommandError(
    `The resource cannot be written as TypeScript to ${file}: ${error.message}. Give another name with NAME or --singular.`,
  );
}

const writeNewFile = (file: string, code: string) =>
  writeFile(file, code, { flag: 'wx' }).catch(({ code: reason }: NodeJS.ErrnoException) => {
    throw new CommandError(
      reason === 'EEXIST'
        ? `${file} already exists and was not changed. Set another with --out.`
        : `${file} cannot be written (${reason}). Set another with --out.`,
    );
  });

async function scaffoldResource() {
  const { name, contract, out, singular, ...chosenKeys } = readOptions();

  const all = await readOperations(contract);
  const operations = findOperations(name, all, chosenKeys);
  const enginePath = withDot(path.relative(path.dirname(out), 'src/engine/define-resource.ts'));
  const { constant, code } = buildScaffold({
    name,
    operations,
    contract: all,
    enginePath,
    singular,
  });
  await writeNewFile(out, await formatCode(out, code));

  const specifier = withDot(path.relative('src/resources', out));
  const roles = Object.keys(operations).join(', ');
  console.log(`Wrote ${out} (${roles}). Add this line to src/resources/index.ts:`);
  console.log(`export { ${constant} } from '${specifier}';`);
}

scaffoldResource().catch(exitWithError);
