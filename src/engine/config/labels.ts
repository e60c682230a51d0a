import type { ConstraintsByName } from '../../api/contract.ts';
import { formatCount } from '../../ui/format.ts';
import type { Resource, ResourceConfig } from './resource.ts';

/** An abbreviation that a label spells in capitals, also in the plural: UUIDs. */
const abbreviation = /^(?:id|url|uri|ip|uuid|api)(?=s?$)/;

/** The words of a name in lower case, of any script: `getAllUsers`, `gift-cards`, `mobile_no`, `größeInCm`, `userIDs`. */
export const splitWords = (name: string): string[] =>
  name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})|(\p{Lu})(?=\p{Lu}(?!s(?!\p{Ll}))\p{Ll})/gu, '$1$3 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

export const capitalise = (word: string) => word.replace(/^./u, (letter) => letter.toUpperCase());

/** The label for a property: `expiresAt` becomes Expires, `navigationUrl` becomes Navigation URL. */
export function toLabel(name: string): string {
  const words = splitWords(name);
  // A name without a letter is its own label.
  return joinLabel(words.length > 1 && words.at(-1) === 'at' ? words.slice(0, -1) : words) || name;
}

const joinLabel = (words: readonly string[]) =>
  words
    .map((word) => capitalise(word.replace(abbreviation, (letters) => letters.toUpperCase())))
    .join(' ');

/** "1 user", "1,204 users" */
export const formatRecordCount = (count: number, { singular, plural }: Resource['labels']) =>
  `${formatCount(count)} ${(count === 1 ? singular : plural).toLowerCase()}`;

/** The properties of an object, with the labels of their fields. */
export interface LabelledProperties {
  properties: ConstraintsByName;
  /**
   * The label of a property: its title, or its name in words. Labels of an object differ: if there is also `published`,
   * `publishedAt` becomes Published At.
   */
  getLabel: (name: string) => string;
  /**
   * The label of a property that identifies another record: Owner for `owner_id`, unless there is also a property
   * `owner`.
   */
  getReferenceLabel: (name: string) => string;
}

/** Labels all properties of an object at once, because a large contract has tens of thousands of them. */
export function labelProperties(properties: ConstraintsByName): LabelledProperties {
  /**
   * The title of a property. An object has the title of its schema, which other properties have, too, so it does not
   * count.
   */
  const getTitle = (name: string) =>
    properties[name]?.properties ? undefined : properties[name]?.title;
  const toShortLabel = (name: string) => getTitle(name) ?? toLabel(name);
  const names = Object.keys(properties);
  const namesByLabel = Map.groupBy(names, toShortLabel);
  const getLabel = (name: string) => {
    const label = toShortLabel(name);
    const isTaken = namesByLabel.get(label)?.some((other) => other !== name) ?? false;
    return isTaken ? joinLabel(splitWords(name)) : label;
  };
  const labels = new Set(names.map(getLabel));
  return {
    properties,
    getLabel,
    getReferenceLabel(name) {
      const label = joinLabel(splitWords(name).slice(0, -1));
      return properties[name]?.title ?? (labels.has(label) ? getLabel(name) : label);
    },
  };
}

/** The common stem of a singular and its plural: `stori` for story and stories. */
export const stemWord = (word: string) => word.replace(/[es]+$/, '').replace(/y$/, 'i');

function removePluralEnding(word: string) {
  if (/^(series|species|news)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(ss|x|ch|sh|[^aeo]us)es$|(?<![su])s$/, '$1');
}

/** The singular of a plural name: a word of the contract with the same stem, or else a word made by English endings. */
export function toSingular(plural: readonly string[], contractWords: readonly string[]): string[] {
  const last = plural.at(-1) ?? '';
  const known = contractWords.find((word) => word !== last && stemWord(word) === stemWord(last));
  return [...plural.slice(0, -1), known ?? removePluralEnding(last)];
}

/** The plural of a label, by English endings; a label that is a plural stays as it is. */
export function toPlural(label: string): string {
  const isPlural = toSingular(label.split(' '), []).join(' ') !== label;
  if (isPlural || /\b(series|species|news)$/i.test(label)) return label;
  if (/[^aeiou]y$/i.test(label)) return `${label.slice(0, -1)}ies`;
  return `${label}${/(s|x|z|ch|sh)$/i.test(label) ? 'es' : 's'}`;
}

/** The labels of a resource: its name in words, and the contract's word for one record. */
export function deriveLabels(
  name: string,
  record: string | undefined,
  config: ResourceConfig['labels'] = {},
): { labels: Resource['labels']; singularWords: string[] } {
  const words = splitWords(name);
  const singularWords = config.singular
    ? splitWords(config.singular)
    : toSingular(words, splitWords(record ?? ''));
  const labels = { singular: joinLabel(singularWords), plural: joinLabel(words), ...config };
  return { labels, singularWords };
}
