import ts from 'typescript';
import type { Constraints, OperationKey } from '../../src/api/contract.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { capitalise, splitWords } from '../../src/engine/config/labels.ts';
import { mapValues } from '../generate/constraints.ts';
import { type DescribedOperation, toTable } from '../generate/generate-operations.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { findActions, type ResourceOperations } from './find-operations.ts';

interface ScaffoldOptions {
  /** The resource's name: plural, in kebab-case. */
  name: string;
  /** The operations of the resource. */
  operations: ResourceOperations;
  /** Every operation of the contract. */
  contract: readonly DescribedOperation[];
}

/** The name of a constant in camelCase: `record` in place of a reserved word. */
function toConstant(name: string): string {
  const [first = '', ...others] = splitWords(name);
  const constant = first + others.map(capitalise).join('');
  const keyword = ts.identifierToKeywordKind(ts.factory.createIdentifier(constant));
  return keyword === undefined ? constant : 'record';
}

/** An option with a list or an object of entries; nothing without any. */
const optionCode = (name: string, [open, close]: [string, string], entries: readonly string[]) =>
  entries.length > 0 ? `${name}: ${open}\n${entries.join('\n')}\n${close},` : '';

const keysOf = (operations: ResourceOperations) => mapValues(operations, ({ key }) => key);

/** The size in the contract's description, such as "194×112"; of several, the one that mentions the entity. */
function findCropSize({ description = '' }: Constraints, entity: string): string | undefined {
  const sizes = [...description.matchAll(/(\d+) ?[×x] ?(\d+)([^\d]*)/g)];
  const size = sizes.find(([, , , text = '']) => text.includes(` ${entity}`)) ?? sizes[0];
  return size && `${size[1]}, ${size[2]}`;
}

/** The images that a form edits. */
const findImages = ({ create, update }: ResourceOperations): [string, Constraints][] =>
  Object.entries({
    ...create?.description.bodyConstraints,
    ...update?.description.bodyConstraints,
  }).filter(([, { format }]) => format === 'binary');

/** The entry of an image in `formFields`: its size in pixels is no constraint of the contract. */
function imageCode([name, constraints]: [string, Constraints], entity: string): string {
  const size = findCropSize(constraints, entity);
  const comment = size ? '' : '// The contract does not state the crop size.\n';
  return `${comment}${JSON.stringify(name)}: { cropSize: [${size ?? '320, 180'}] },`;
}

/** The entry of an action, with the words of the operationId, or of the path, but for the entity: Resend receipt. */
function actionCode({ key, id, path }: DescribedOperation, entity: string): string {
  const words = splitWords(id === key ? path.slice(path.indexOf('}/')) : id);
  const others = words.filter((word) => !entity.split(' ').includes(word));
  const label = capitalise((others.length > 0 ? others : words).join(' '));
  return `${JSON.stringify({ label, operation: key })},`;
}

/** The singular of the resource, completed as the console will; what the contract lacks for it is an error of the command. */
function resolveSingular({ name, operations, contract }: ScaffoldOptions): string {
  const images = findImages(operations).map(([property]) => [property, { cropSize: [1, 1] }]);
  const config = {
    name,
    operations: keysOf(operations) as { list: OperationKey; read: OperationKey },
    formFields: Object.fromEntries(images),
  };
  try {
    return resolveResource(config, toTable(contract)).labels.singular.toLowerCase();
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/** The code of a resource file for the operations, with what the contract does not state; and the name of its constant. */
export function buildScaffold(options: ScaffoldOptions): { constant: string; code: string } {
  const { name, operations, contract } = options;
  const entity = resolveSingular(options);
  const constant = toConstant(name);
  const images = findImages(operations).map((image) => imageCode(image, entity));
  const actions = findActions(operations, contract).map((action) => actionCode(action, entity));
  const lines = [
    `name: ${JSON.stringify(name)},`,
    `operations: ${JSON.stringify(keysOf(operations), null, 2)},`,
    optionCode('formFields', ['{', '}'], images),
    optionCode('actions', ['[', ']'], actions),
    '// Optional: labels, search, columns, detailFields, formFields, mutations, … (src/engine/README.md)',
  ];
  const code = `import { defineResource } from '../engine/config/define-resource.ts';

export const ${constant} = defineResource({
${lines.filter(Boolean).join('\n')}
});
`;
  return { constant, code };
}
