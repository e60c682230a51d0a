import ts from 'typescript';
import type { Constraints, OperationKey } from '../../src/api/contract.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { capitalise, splitWords } from '../../src/engine/config/labels.ts';
import type { Resource } from '../../src/engine/config/resource.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { findActions, type ResourceOperations } from './find-operations.ts';
import type { Operation } from './read-operations.ts';

interface Scaffold {
  /** The name of the exported constant. */
  constant: string;
  code: string;
}

interface ScaffoldOptions {
  /** The resource's name: plural, in kebab-case. */
  name: string;
  /** The operations of the resource. */
  operations: ResourceOperations;
  /** Every operation of the contract. */
  contract: readonly Operation[];
}

const toCamelCase = (words: readonly string[]) =>
  words.map((word, index) => (index === 0 ? word : capitalise(word))).join('');

/** A valid variable name: `record` in place of a reserved word. */
function toVariableName(name: string): string {
  const keyword = ts.identifierToKeywordKind(ts.factory.createIdentifier(name));
  return keyword === undefined ? name : 'record';
}

const quote = (text: string) => JSON.stringify(text);

/** Width and height in pixels, where the contract states no size. */
const defaultCropSize = [320, 180];

/** The size in the contract's description, such as "194×112"; of several, the one that mentions the entity. */
function findCropSize({ description = '' }: Constraints, entity: string): number[] | undefined {
  const sizes = [...description.matchAll(/(\d+) ?[×x] ?(\d+)([^\d]*)/g)];
  const size = sizes.find(([, , , text = '']) => text.includes(` ${entity}`)) ?? sizes[0];
  return size?.slice(1, 3).map(Number);
}

/** The images that a form edits. */
const findImages = ({ create, update }: ResourceOperations): [string, Constraints][] =>
  Object.entries({
    ...create?.description.bodyConstraints,
    ...update?.description.bodyConstraints,
  }).filter(([, { format }]) => format === 'binary');

/** The entries of `formFields`: images, whose size in pixels is no constraint of the contract. */
function formFieldsCode(operations: ResourceOperations, entity: string): string {
  const entries = findImages(operations).map(([name, constraints]) => {
    const size = findCropSize(constraints, entity);
    const comment = size ? '' : '// The contract does not state the crop size.\n';
    return `${comment}${quote(name)}: { cropSize: [${(size ?? defaultCropSize).join(', ')}] },\n`;
  });
  return entries.length > 0 ? `formFields: {\n${entries.join('')}},\n` : '';
}

/** The entries of `actions`, with the words of the operationId, or of the path, but for the entity: Resend receipt. */
function actionsCode({ operations, contract }: ScaffoldOptions, entity: string): string {
  const entries = findActions(operations, contract).map(({ key, id, path }) => {
    const action = path.slice(path.indexOf('}/'));
    const words = splitWords(id === key ? action : id);
    const others = words.filter((word) => !entity.split(' ').includes(word));
    const label = capitalise((others.length > 0 ? others : words).join(' '));
    return `{ label: ${quote(label)}, operation: ${quote(key)} },`;
  });
  return entries.length > 0 ? `actions: [\n${entries.join('\n')}\n],` : '';
}

/** Completes the resource as the console will; what the contract lacks for it is an error of the command. */
function assertComplete({ name, operations, contract }: ScaffoldOptions): Resource {
  const table = Object.fromEntries(contract.map(({ key, description }) => [key, description]));
  const keys = Object.entries<Operation>({ ...operations }).map(([role, { key }]) => [role, key]);
  const imageOverrides = findImages(operations).map(([property]) => [
    property,
    { cropSize: [1, 1] },
  ]);
  try {
    return resolveResource(
      {
        name,
        operations: Object.fromEntries(keys) as { list: OperationKey; read: OperationKey },
        formFields: Object.fromEntries(imageOverrides),
      },
      table,
    );
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/** The code of a resource file for the operations: what the contract does not state. */
export function buildScaffold(options: ScaffoldOptions): Scaffold {
  const { name, operations } = options;
  const singular = assertComplete(options).labels.singular.toLowerCase();
  const constant = toVariableName(toCamelCase(splitWords(name)));
  const entries = Object.entries<{ key: string }>({ ...operations });
  const lines = [
    `name: ${quote(name)},`,
    `operations: {\n${entries.map(([role, { key }]) => `${role}: ${quote(key)},`).join('\n')}\n},`,
    formFieldsCode(operations, singular),
    actionsCode(options, singular),
    '// Optional: labels, search, columns, detailFields, formFields, mutations, … (src/engine/README.md)',
  ];
  const code = `import { defineResource } from '../engine/config/define-resource.ts';

export const ${constant} = defineResource({
${lines.filter(Boolean).join('\n')}
});
`;
  return { constant, code };
}
