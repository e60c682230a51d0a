import { splitWords, stemWord } from './labels.ts';
import type { Resource } from './resource.ts';
import type { Resources } from './resources-context.ts';

const stemOf = (words: readonly string[]) => stemWord(words.join(''));

const stemsOf = ({ name, labels }: Resource) =>
  [name, labels.singular].map((text) => stemOf(splitWords(text)));

/** The name of the resource that some words end with: lists for `mailing list`. */
export function findByWords(words: readonly string[], resources: Resources): string | undefined {
  return words
    .map((_, index) => stemOf(words.slice(index)))
    .flatMap((stem) =>
      Object.keys(resources).filter((key) => {
        const resource = resources[key];
        return resource && stemsOf(resource).includes(stem);
      }),
    )
    .at(0);
}

/** The name of the resource whose record an identifier is of: lists for `list_id`, or for `mailing_list_id`. */
export const findReference = (name: string, resources: Resources): string | undefined =>
  findByWords(splitWords(name).slice(0, -1), resources);
