/** Builds a product from a contract alone: a resource for every entity, the name and the sign-in. */
import { pick } from 'es-toolkit';
import type { OpenAPI3 } from 'openapi-typescript';
import type { ChosenScheme } from '../generate/choose-scheme.ts';
import { findScheme } from '../generate/contract-operations.ts';
import { type DescribedOperation, describeOperations } from '../generate/generate-operations.ts';
import { findSignIn } from './find-sign-in.ts';
import { listEntities } from './list-entities.ts';
import { buildScaffold } from './scaffold.ts';

/** The paths to the parts of the console, from the file of the product and from those of its resources. */
export interface Places {
  src: string;
  srcOfResources: string;
}

/** The parts of a contract from which a product is built. */
interface ProductSource {
  title: string;
  operations: readonly DescribedOperation[];
  /** The security scheme of requests; undefined if they need none. */
  scheme: ChosenScheme | undefined;
}

/** Reads the parts of a contract from which a product is built. */
export const readProductSource = (contract: OpenAPI3): ProductSource => ({
  title: contract.info.title,
  operations: describeOperations(contract),
  scheme: findScheme(contract),
});

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A logo with the first letter of the name. */
const drawLogo = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#4338ca"/><text x="16" y="22.5" fill="#fff" font-family="system-ui, sans-serif" font-size="18" font-weight="600" text-anchor="middle">${escapeXml([...name.trim()].at(0)?.toUpperCase() ?? '')}</text></svg>\n`;

/** Returns the files of a product by their paths in its folder. */
export function buildProduct(
  { title, operations, scheme }: ProductSource,
  { src, srcOfResources }: Places = { src: '..', srcOfResources: '../..' },
): Record<string, string> {
  const usable = listEntities(operations).filter(({ problem }) => problem === undefined);
  const scaffolds = usable.map((entity) => ({
    name: entity.name,
    ...buildScaffold(entity.name, entity.operations, operations, `${srcOfResources}/engine`),
  }));
  const signIn =
    findSignIn(operations) ?? (scheme && { credential: scheme.kind, ...pick(scheme, ['labels']) });
  const signInFile = `/** What the page that signs in shows, before the code of any other screen is loaded. */
import type { SignInLink } from '${src}/engine/config/product.ts';
import type { SignInConfig } from '${src}/session/sign-in-config.ts';

export { default as logo } from './logo.svg?inline';
export { copyrightSince, name } from './name.ts';

export const signIn: SignInConfig | undefined = ${JSON.stringify(signIn)};

/** The links below the sign-in form. */
export const signInLinks: readonly SignInLink[] = [];
`;
  const nameFile = `/** The name of the console. It is in a file without imports, because vite.config.ts reads it, too. */
export const name = ${JSON.stringify(title)};

/** The first year of the copyright in the footer; if it is undefined, there is no copyright. */
export const copyrightSince: number | undefined = undefined;
`;
  const product = `/** The resources of the console in the order of the sidebar, and its other screens. Its name and its sign-in are in sign-in.ts. */
import type { ProductScreen } from '${src}/engine/config/product.ts';

export * as resources from './resources/index.ts';

/** The names of resources in the order of the sidebar; other resources follow them. */
export const order: readonly string[] = ${JSON.stringify(usable.map(({ name }) => name))};

export const screens: readonly ProductScreen[] = [];
`;
  const screenUses = `/** Lists what the screens that belong to no resource use of the contract. Only contract:diff and check:resources read this file. */
import type { ScreenUses } from '${src}/engine/config/product.ts';

/** The uses by screen. Each new screen needs an entry. */
export const screenUses: readonly ScreenUses[] = [];
`;
  return {
    'product.ts': product,
    'sign-in.ts': signInFile,
    'name.ts': nameFile,
    'screen-uses.ts': screenUses,
    'logo.svg': drawLogo(title),
    'resources/index.ts': scaffolds
      .map(({ constant, name }) => `export { ${constant} } from './${name}.ts';\n`)
      .join(''),
    ...Object.fromEntries(scaffolds.map(({ name, code }) => [`resources/${name}.ts`, code])),
  };
}
