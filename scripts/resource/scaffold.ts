import { mapValues } from 'es-toolkit';
import ts from 'typescript';
import { toError } from '../../src/api/to-error.ts';
import type { Constraints } from '../../src/api/contract.ts';
import type { ResourceConfig } from '../../src/engine/config/resource.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { deriveResponses, hasId } from '../../src/engine/config/derive-responses.ts';
import { capitalise, splitWords, stemWord } from '../../src/engine/config/labels.ts';
import { formatPath, listParts } from '../../src/api/response-parts.ts';
import { type DescribedOperation, toTable } from '../generate/generate-operations.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { findActions, type FoundOperations } from './find-operations.ts';
import { findChildren } from './list-entities.ts';

/** The name of a constant in camelCase. A reserved word is extended: `classRecords`. */
function toConstant(name: string): string {
  const [first = '', ...others] = splitWords(name);
  const constant = first + others.map(capitalise).join('');
  const keyword = ts.identifierToKeywordKind(ts.factory.createIdentifier(constant));
  return keyword === undefined ? constant : `${constant}Records`;
}

/** Writes an option with a list or an object of entries. The code is empty if there are no entries. */
const optionCode = (name: string, [open, close]: [string, string], entries: readonly string[]) =>
  entries.length > 0 ? `${name}: ${open}\n${entries.join('\n')}\n${close},` : '';

/**
 * The size in the contract's description, such as "194×112". If there are several, the one whose sentence mentions the
 * entity.
 */
function findCropSize({ description = '' }: Constraints, entity: string): string | undefined {
  const sizes = [...description.matchAll(/(\d+) ?[×x] ?(\d+)([^\d]*)/g)];
  const size = sizes.find(([, , , text = '']) => text.includes(` ${entity}`)) ?? sizes[0];
  return size && `${size[1]}, ${size[2]}`;
}

/** The entry of an image in `formFields`, because the contract has no constraint for its size in pixels. */
function imageCode([name, constraints]: [string, Constraints], entity: string): string {
  const size = findCropSize(constraints, entity);
  const comment = size ? '' : '// The contract does not state the crop size.\n';
  return `${comment}${JSON.stringify(name)}: { cropSize: [${size ?? '320, 180'}] },`;
}

/**
 * The entry of an action. Its label has the words of the operationId or the path, without the entity, and without the
 * parameters at the end: Resend receipt for `resendOrderReceiptById`.
 */
function actionCode({ key, id, path }: DescribedOperation, entity: string): string {
  const words = splitWords(id === key ? path.slice(path.indexOf('}/')) : id);
  const entityStems = new Set(entity.split(' ').map(stemWord));
  const others = words
    .slice(0, words.includes('by') ? words.lastIndexOf('by') : undefined)
    .filter((word) => !entityStems.has(stemWord(word)));
  const label = capitalise((others.length > 0 ? others : words).join(' '));
  return `${JSON.stringify({ label, operation: key })},`;
}

/** Resolves the resource as the console will. If the contract lacks something, this is an error of the command. */
function completeResource(config: ResourceConfig, contract: readonly DescribedOperation[]) {
  try {
    return resolveResource(config, toTable(contract));
  } catch (error) {
    throw new CommandError(toError(error).message);
  }
}

/** Whether a file is an image, by its description in the contract. Any other file is uploaded without cropping. */
const isImage = (name: string, { format, contentMediaType = '', description = '' }: Constraints) =>
  format === 'binary' &&
  /image|picture|photo|avatar|logo|banner|icon/i.test(`${name} ${contentMediaType} ${description}`);

/** The options with the paths of rows, record and identifier, if the types of the contract allow several. */
function placeCode(operations: FoundOperations, contract: readonly DescribedOperation[]): string {
  const { list, read } = operations;
  const keys = { list: list.key, read: read?.key };
  const { paging, record, row } = deriveResponses({ operations: keys }, toTable(contract));
  const lists = [...listParts(list.description.response)].filter(
    ({ path, constraints }) => path.length < 3 && constraints.items?.properties,
  );
  const objects = [...listParts(read?.description.response ?? {})].filter(
    ({ path, constraints }) => path.length === 1 && constraints.properties,
  );
  const isDefault = objects.length === 1 || hasId(read?.description.response.properties ?? row);
  return [
    lists.length > 1 ? `rows: ${JSON.stringify(formatPath(paging.rows))},` : '',
    isDefault ? '' : `record: ${JSON.stringify(formatPath(record))},`,
  ].join('\n');
}

/**
 * Returns the code of a resource file with what the contract does not state, and the name of its constant. `name` is
 * plural and in kebab-case; `engine` is the path to src/engine from the file.
 */
export function buildScaffold(
  name: string,
  operations: FoundOperations,
  contract: readonly DescribedOperation[],
  engine = '../../engine',
) {
  const keys = mapValues(operations, (operation) => operation?.key) as ResourceConfig['operations'];
  const { create, update } = operations;
  const fields = { ...create?.description.bodyConstraints, ...update?.description.bodyConstraints };
  const images = Object.entries<Constraints>(fields).filter((field) => isImage(...field));
  const formFields = mapValues(Object.fromEntries(images), () => ({ cropSize: [1, 1] as const }));
  const { labels } = completeResource({ name, operations: keys, formFields }, contract);
  const entity = labels.singular.toLowerCase();
  const constant = toConstant(name);
  const imageLines = images.map((image) => imageCode(image, entity));
  const children = findChildren(operations, contract).map(
    ({ key }) => `{ list: ${JSON.stringify(key)} },`,
  );
  const actions = findActions(operations, contract).map((action) => actionCode(action, entity));
  const lines = [
    `name: ${JSON.stringify(name)},`,
    `operations: ${JSON.stringify(keys, null, 2)},`,
    placeCode(operations, contract),
    optionCode('formFields', ['{', '}'], imageLines),
    create ? 'duplicate: true,' : '',
    optionCode('actions', ['[', ']'], actions),
    optionCode('children', ['[', ']'], children),
    '// Optional: labels, search, columns, detailFields, formFields, mutations, … (src/engine/README.md)',
  ];
  const code = `import { defineResource } from '${engine}/config/define-resource.ts';

export const ${constant} = defineResource({
${lines.filter((line) => line.trim()).join('\n')}
});
`;
  return { constant, code };
}
