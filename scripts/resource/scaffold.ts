import { mapValues } from 'es-toolkit';
import ts from 'typescript';
import type { Constraints } from '../../src/api/contract.ts';
import type { ResourceConfig } from '../../src/engine/config/resource.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { capitalise, splitWords } from '../../src/engine/config/labels.ts';
import { type DescribedOperation, toTable } from '../generate/generate-operations.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { findActions, type ResourceOperations } from './find-operations.ts';

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

/** The size in the contract's description, such as "194×112"; of several, the one that mentions the entity. */
function findCropSize({ description = '' }: Constraints, entity: string): string | undefined {
  const sizes = [...description.matchAll(/(\d+) ?[×x] ?(\d+)([^\d]*)/g)];
  const size = sizes.find(([, , , text = '']) => text.includes(` ${entity}`)) ?? sizes[0];
  return size && `${size[1]}, ${size[2]}`;
}

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

/** The resource, completed as the console will; what the contract lacks for it is an error of the command. */
function completeResource(config: ResourceConfig, contract: readonly DescribedOperation[]) {
  try {
    return resolveResource(config, toTable(contract));
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/**
 * The code of a resource file for the operations, with what the contract does not state; and the name of its constant.
 * `name` is plural and in kebab-case.
 */
export function buildScaffold(
  name: string,
  operations: ResourceOperations,
  contract: readonly DescribedOperation[],
) {
  const keys = mapValues(operations, (operation) => operation?.key) as ResourceConfig['operations'];
  const { create, update } = operations;
  const fields = { ...create?.description.bodyConstraints, ...update?.description.bodyConstraints };
  const images = Object.entries(fields).filter(([, { format }]) => format === 'binary');
  const formFields = mapValues(Object.fromEntries(images), () => ({ cropSize: [1, 1] as const }));
  const { labels } = completeResource({ name, operations: keys, formFields }, contract);
  const entity = labels.singular.toLowerCase();
  const constant = toConstant(name);
  const imageLines = images.map((image) => imageCode(image, entity));
  const actions = findActions(operations, contract).map((action) => actionCode(action, entity));
  const lines = [
    `name: ${JSON.stringify(name)},`,
    `operations: ${JSON.stringify(keys, null, 2)},`,
    optionCode('formFields', ['{', '}'], imageLines),
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
