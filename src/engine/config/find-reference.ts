import { splitWords, stemWord } from './labels.ts';
import type { ResourceConfig } from './resource.ts';

/** The name that each resource is exported by, by the stems of its name and of its singular. */
export type ResourceNames = ReadonlyMap<string, string>;

const getStem = (words: readonly string[]) => stemWord(words.join(''));

export const indexResources = (
  resources: Readonly<Record<string, Pick<ResourceConfig, 'name' | 'labels'>>>,
): ResourceNames =>
  new Map(
    Object.entries(resources).flatMap(([key, { name, labels }]) =>
      [name, labels?.singular ?? ''].map((text) => [getStem(splitWords(text)), key] as const),
    ),
  );

/** The resource whose name is at the end of some words: lists for `mailing list`. */
export const findByWords = (words: readonly string[], names: ResourceNames): string | undefined =>
  words.flatMap((_, index) => names.get(getStem(words.slice(index))) ?? []).at(0);

/** The words of `owner_id` without the last one; undefined if the property does not identify another record. */
export function getReferenceWords(name: string): readonly string[] | undefined {
  const words = splitWords(name);
  return words.length > 1 && words.at(-1) === 'id' ? words.slice(0, -1) : undefined;
}

/** Returns the name of the resource whose records a property identifies. */
export type FindReference = (property: string) => string | undefined;

/** The name of the resource to whose records an identifier refers: lists for `list_id` and `mailing_list_id`. */
export const findReference = (name: string, names: ResourceNames): string | undefined =>
  findByWords(getReferenceWords(name) ?? [], names);
