/** Makes the console of another contract: code that is generated from this contract replaces the product's code. */
import { mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { generateFiles, writeFiles } from '../generate/generated-files.ts';
import { readGivenContract, type ReadOptions } from '../generate/read-contract.ts';
import { buildProduct, readProductSource } from '../resource/build-product.ts';
import { findSignIn } from '../resource/find-sign-in.ts';
import { type Entity, listEntities } from '../resource/list-entities.ts';
import { escapeControlCharacters } from './escape-control-characters.ts';
import { CommandError } from './exit-with-error.ts';
import { removeAtExit } from './temp-folder.ts';

/** The folder is below node_modules, so that the generated code finds the packages that it imports. */
const cache = path.resolve('node_modules/.cache');

const src = path.resolve('src');

/** The files of src that another product replaces, by their paths in its folder. */
const replaced = /[\\/]src[\\/](?:product[\\/]((?:product|sign-in)\.ts)|(generated[\\/]\w+\.ts))$/;

/** Puts the files of a folder in the place of the product and of the code generated from its contract. */
const replaceProduct = (
  folder: string,
  { title, logo }: Record<'title' | 'logo', string>,
): Plugin => ({
  name: 'foreign-product',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const [, product, generated] = replaced.exec(found?.id ?? '') ?? [];
    const file = product ?? generated;
    return file === undefined ? found : path.join(folder, file);
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace(
          /<link rel="icon".*/,
          `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(logo)}" />`,
        )
        .replaceAll('%PRODUCT_NAME%', escapeHtml(title)),
  },
});

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Describes who can sign in to the console of another contract. */
export function describeAccount(
  { needsSignIn }: { needsSignIn: boolean },
  serverUrl?: string,
): string {
  if (!needsSignIn) return 'nothing: the contract asks for no credential';
  return serverUrl === undefined
    ? "any text: Prism responds with the contract's examples"
    : `an account of ${serverUrl}`;
}

/** A reason with the key of its operation before it, unless the reason names the operation itself. */
const nameOnce = (key: string, reason: string) =>
  reason.startsWith(`${key} `) ? reason : `${key}: ${reason}`;

/** The lines that a command prints about the lists of a contract. */
function describeEntities(entities: readonly Entity[]): string[] {
  const usable = entities.filter(({ problem }) => problem === undefined);
  const lines = [
    `Screens       ${usable.map(({ name }) => name).join(', ')}`,
    ...entities.flatMap(({ operations, parent, problem, notes }) =>
      [problem, ...notes]
        .filter((reason) => reason !== undefined)
        .map((reason) => {
          const kind = parent === undefined ? 'No screen' : 'On a page';
          return `${kind}     ${nameOnce(operations.list.key, reason)}`;
        }),
    ),
  ];
  return lines.map(escapeControlCharacters);
}

/** Generates the product of a contract, given by its file or URL; `update` does it again. */
export async function createForeignProduct(contract: string) {
  await mkdir(cache, { recursive: true });
  const folder = removeAtExit(await mkdtemp(path.join(cache, 'foreign-product-')));

  async function update(options?: ReadOptions) {
    const source = readProductSource(await readGivenContract(contract, options));
    const entities = listEntities(source.operations);
    if (entities.every(({ problem }) => problem !== undefined)) {
      const reasons = describeEntities(entities).slice(1);
      throw new CommandError(
        [`${contract} has no list that could be a screen.`, ...reasons].join('\n'),
      );
    }
    const files = buildProduct(source, { src, srcOfResources: src });
    const texts = Object.entries(files).map(([file, text]) => ({
      file: path.join(folder, file),
      text,
    }));
    await writeFiles([
      ...texts,
      // The mistake in the contract was printed before.
      ...(await generateFiles(contract, path.join(folder, 'generated'), {
        check: () => undefined,
      })),
    ]);
    const signIn = findSignIn(source.operations) ?? source.scheme;
    return {
      title: source.title,
      logo: files['logo.svg'] ?? '',
      needsSignIn: signIn !== undefined,
      lines: describeEntities(entities),
    };
  }

  const first = await update();
  return { ...first, update, plugin: replaceProduct(folder, first) };
}

export type ForeignProduct = Awaited<ReturnType<typeof createForeignProduct>>;
