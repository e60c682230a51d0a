/** npm run resource: drafts a resource file from the contract. It asks nothing and writes over nothing. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, type FormatConfig } from 'oxfmt';
import { draft } from './resource/draft.ts';
import { findRoutes } from './resource/find-routes.ts';
import { readOperations } from './resource/read-operations.ts';
import { refuse, StartError } from './serve/refuse.ts';

const usage = `npm run resource -- NAME [--contract openapi.yaml] [--out src/resources/NAME.ts] [--one SINGULAR]
  NAME is the plural, as it stands in addresses: coupons, gift-cards. Which operations are its own is found out
  from the contract; --list, --read, --create, --update and --delete name one: --list 'GET /api/coupons'.`;

const text = { type: 'string' } as const;

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      contract: { ...text, default: 'openapi.yaml' },
      out: text,
      one: text,
      list: text,
      read: text,
      create: text,
      update: text,
      delete: text,
      help: { type: 'boolean', default: false },
    },
  });
  const [name = '', ...more] = positionals;
  if (!values.help && (more.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))) {
    throw new StartError(
      'Name one resource, in the plural and as it stands in addresses: npm run resource -- gift-cards',
    );
  }
  return { ...values, name, out: values.out ?? `src/resources/${name}.ts` };
}

const withDot = (relative: string) => (relative.startsWith('.') ? relative : `./${relative}`);

/** The text as `npm run fix` would leave it. */
async function formatted(file: string, code: string): Promise<string> {
  const options = JSON.parse(await readFile('.oxfmtrc.json', 'utf8')) as FormatConfig;
  return (await format(file, code, options)).code;
}

const writeNew = (file: string, code: string) =>
  writeFile(file, code, { flag: 'wx' }).catch(({ code: why }: NodeJS.ErrnoException) => {
    throw new StartError(
      why === 'EEXIST'
        ? `${file} is there already and stays as it is. Name another file with --out.`
        : `${file} cannot be written (${why}). Name another file with --out.`,
    );
  });

async function resource() {
  const { help, name, contract, out, one, ...given } = readOptions();
  if (help) return console.log(usage);

  const found = findRoutes(name, await readOperations(contract), given);
  const engine = path.relative(path.dirname(out), 'src/engine/define-resource.ts');
  const { constant, text: code } = draft(name, found, withDot(engine), one);
  await writeNew(out, await formatted(out, code));

  const from = withDot(path.relative('src/resources', out));
  console.log(
    `Wrote ${out}: ${Object.keys(found).join(', ')}. One more line for src/resources/registered.ts:`,
  );
  console.log(`export { ${constant} } from '${from}';`);
}

resource().catch(refuse);
