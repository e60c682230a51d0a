/** Lists below a record: `GET /orgs/{org}/repos`. */
import { deriveColumns, findNameProperties } from './derive-fields.ts';
import { deriveRows, type Operations } from './derive-responses.ts';
import type { FindReference } from './find-reference.ts';
import { splitWords, toLabel } from './labels.ts';
import type { Child, ChildConfig } from './child.ts';
import type { ResolvedField } from './resource.ts';

export function resolveChild(
  { list, title }: ChildConfig,
  operations: Operations,
  findReference: FindReference,
): Child<ResolvedField> {
  const { paging, row } = deriveRows(list, operations);
  const name = list.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';
  const words = splitWords(name);
  const names = findNameProperties(row, words);
  const columns = deriveColumns(undefined, row, { names }, findReference);
  return { title: title ?? toLabel(name), list, paging, columns, words };
}
