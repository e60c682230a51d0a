/** Reads from the contract by which properties a list can be sorted. */
import type { Constraints, ConstraintsByName } from './contract.ts';
import type { Paging } from './paging.ts';
import { directionNames, sortNames } from './paging-names.ts';
import { listOptions } from './read-filters.ts';
import { findNamed } from './response-parts.ts';

/** The values for ascending and descending order, if a parameter has only these. */
function findDirections({ enum: options = [] }: Constraints = {}) {
  const words = options.map(String);
  const up = words.find((word) => /^asc/i.test(word));
  const down = words.find((word) => /^desc/i.test(word));
  return up !== undefined && down !== undefined && words.length === 2 ? { up, down } : undefined;
}

const list = /[-+\w.:]*\w(?:\s*(?:,|\||\bor\b|\band\b)\s*(?:(?:or|and)\s+)?[-+\w.:]*\w)+/;

/** The values of a parameter, or the words that its description lists: "`name`, `-name`", "name, email or age". */
function listWords({ items, ...own }: Constraints): string[] {
  const options = listOptions(items ?? own);
  if (options.length > 0) return options;
  const { description = '' } = own;
  const quoted = [...description.matchAll(/[`'"]([-+]?[\w.:]+)[`'"]/g)].map(
    ([, word = '']) => word,
  );
  if (quoted.length > 0) return quoted;
  return (list.exec(description)?.[0] ?? '').split(/\s*(?:,|\||\bor\b|\band\b)\s*/).filter(Boolean);
}

/** Whether the description of a parameter says that a minus before a word sorts in descending order. */
const takesMinus = ({ items, enum: options, description = '' }: Constraints) =>
  !(items?.enum ?? options) && /prefix|minus|hyphen|(^|[\s`'"(])-/i.test(description);

/** Reads a word as a property, and a direction if it has one: `-name`, `name:asc`, `name_desc`. */
function readWord(word: string, properties: readonly string[]) {
  const whole = findNamed(properties, [word]);
  if (whole !== undefined && /^[\p{L}_]/u.test(word)) return { property: whole };
  const [, sign, key = '', end = ''] =
    /^([-+]?)(.+?)(?:[:_. -](asc|desc)(?:ending)?)?$/i.exec(word) ?? [];
  const property = findNamed(properties, [key]);
  return property && { property, sign: sign === '-' || /^d/i.test(end) ? '-' : '' };
}

export interface Sorting {
  sorts?: NonNullable<Paging['sorts']>;
  /** The parameters that sort. */
  names: readonly string[];
}

/** The query parameters of each order, by the property: `name`, or `-name` for descending order. */
export function readSorts(query: ConstraintsByName, row: ConstraintsByName): Sorting {
  const isDirection = (name: string) => findDirections(query[name]) !== undefined;
  const direction = findNamed(Object.keys(query).filter(isDirection), directionNames);
  const name = findNamed(
    Object.keys(query).filter((other) => !isDirection(other)),
    sortNames,
  );
  if (name === undefined) return { names: [] };
  const constraints = query[name] ?? {};
  const directions = direction === undefined ? undefined : findDirections(query[direction]);
  const sorts: Record<string, Record<string, string>> = {};
  for (const word of listWords(constraints)) {
    const found = readWord(word, Object.keys(row));
    if (!found) continue;
    const { property, sign } = found;
    if (direction !== undefined && directions) {
      sorts[property] = { [name]: word, [direction]: directions.up };
      sorts[`-${property}`] = { [name]: word, [direction]: directions.down };
    } else {
      sorts[`${sign ?? ''}${property}`] = { [name]: word };
      if (takesMinus(constraints) && !word.startsWith('-'))
        sorts[`-${property}`] = { [name]: `-${word}` };
    }
  }
  if (Object.keys(sorts).length === 0) return { names: [] };
  return { sorts, names: direction === undefined ? [name] : [name, direction] };
}
