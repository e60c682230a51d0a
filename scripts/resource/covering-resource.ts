import type { RegisteredResource } from '../lib/registered-resources.ts';
import { splitWords, stemWord } from '../../src/engine/config/labels.ts';
import type { FoundOperations } from './find-operations.ts';

/** The same for a singular and its plural. */
const stem = (name: string) => splitWords(name).map(stemWord).join(' ');

/** The resource that is called like the name, in the singular or the plural. */
export const findByName = (name: string, registered: readonly RegisteredResource[]) =>
  registered.find(({ constant, options }) =>
    [constant, options.name].some((other) => stem(other) === stem(name)),
  );

/** The resource that shows the entity with these operations. */
export const findByOperations = (
  { list, read }: FoundOperations,
  registered: readonly RegisteredResource[],
) =>
  registered.find(
    ({ options: { operations } }) => operations.list === list.key || operations.read === read?.key,
  );
