/**
 * The keywords without an inner schema, each with the effect of a change. Where several parts of a schema have the
 * keyword, the tightest applies.
 */
import { canonicalJson, listOf, type Node } from './document.ts';
import { allEffects, bothEffects, type Effect, ofAssertions } from './difference.ts';
import { keywordValues, type View } from './schema-view.ts';

/** How the inner schemas of a keyword are compared. */
export type CompareEffect = (before: unknown, after: unknown) => Effect | undefined;

export interface Keyword {
  name: string;
  /** The topic of its rules, if it is not the keyword. */
  topic?: string;
  /** The type of the values that it constrains; absent for any. */
  of?: 'string' | 'number' | 'array' | 'object' | undefined;
  /** What its rules detect, if that is more than the keyword. */
  detects?: string;
  /** The effects that a change may have. */
  effects: readonly Effect[];
  /** Its value as text; `none` where it is absent. */
  format: (view: View) => string;
  effect: (before: View, after: View, compareEffect: CompareEffect) => Effect | undefined;
  /** Whether it does not affect the allowed values. */
  isAnnotation?: boolean;
}

/** The effect of a change of a lower bound. */
export const boundEffect = (from: number, to: number): Effect | undefined => {
  if (from === to) return undefined;
  return to > from ? 'tightened' : 'relaxed';
};

/** A lower or an upper bound; `loosest` applies where the keyword is absent. */
function bound(name: string, of: Keyword['of'], loosest: number, exclusive = ''): Keyword {
  const sign = name.startsWith('min') ? 1 : -1;
  /** The value, 1 where it is excluded itself, and the text. */
  type Bound = readonly [value: number, isExclusive: number, text: string];
  const compare = ([value, isExclusive]: Bound, [other, isOtherExclusive]: Bound) =>
    value === other ? isExclusive - isOtherExclusive : sign * (value - other);
  const tightest = (view: View): Bound => {
    const bounds: Bound[] = [
      ...keywordValues<number>(view, name).map((value) => [value, 0, `${value}`] as const),
      ...keywordValues<number>(view, exclusive).map(
        (value) => [value, 1, `exclusive ${value}`] as const,
      ),
    ];
    return bounds.toSorted(compare).at(-1) ?? [loosest, 0, 'none'];
  };
  return {
    name,
    of,
    detects: exclusive ? `${name} or ${exclusive}` : name,
    effects: bothEffects,
    format: (view) => tightest(view)[2],
    effect: (before, after) => boundEffect(0, compare(tightest(after), tightest(before))),
  };
}

/** A keyword whose values in all parts have to hold. */
function assertion<Value>(
  name: string,
  of?: Keyword['of'],
  valuesOf = (view: View) => keywordValues<Value>(view, name),
  implies?: (some: readonly Value[], others: readonly Value[]) => boolean,
): Keyword {
  return {
    name,
    of,
    effects: allEffects,
    format: (view) => [...new Set(valuesOf(view).map(String))].join(' and ') || 'none',
    effect: (before, after) => ofAssertions(valuesOf(before), valuesOf(after), implies),
  };
}

/** The more general format of a format. */
const generalFormats: Record<string, string> = {
  int32: 'int64',
  float: 'double',
  uri: 'uri-reference',
  email: 'idn-email',
  hostname: 'idn-hostname',
};

const formatsOf = (view: View) =>
  keywordValues<string>(view, 'format').flatMap((name) => [name, generalFormats[name] ?? name]);

/** Whether the value is a file: with and without this format, the console passes values of different kinds. */
const isFile = (view: View) => formatsOf(view).includes('binary');

const formatKeyword: Keyword = {
  ...assertion('format'),
  effect: (before, after) =>
    isFile(before) === isFile(after)
      ? ofAssertions(formatsOf(before), formatsOf(after))
      : 'changed',
};

const divides = (factor: number, multiple: number) => {
  const ratio = multiple / factor;
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
};

/** Whether every multiple of `some` is a multiple of `others`. */
const areMultiples = (some: readonly number[], others: readonly number[]) =>
  others.every((factor) => some.some((multiple) => divides(factor, multiple)));

/** The values of a flag, for which false is the same as none. */
const flag = (name: string) => (view: View) => keywordValues(view, name).filter(Boolean);

/** "a requires b", for each pair of `dependentRequired`. */
const dependencies = (view: View) =>
  keywordValues<Node>(view, 'dependentRequired').flatMap((map) =>
    Object.entries(map).flatMap(([name, others]) =>
      listOf(others).map((other) => `${name} requires ${String(other)}`),
    ),
  );

const jsonValues = (name: string) => (view: View) => keywordValues(view, name).map(canonicalJson);

/** A keyword of which every change is reported. */
export function anyChange(name: string, valuesOf?: (view: View) => unknown[]): Keyword {
  const keyword = assertion(name, undefined, valuesOf ?? jsonValues(name));
  const effect = (before: View, after: View) =>
    keyword.format(before) === keyword.format(after) ? undefined : 'changed';
  return { ...keyword, effects: ['changed'], effect };
}

/** In the order in which their changes are reported. */
export const keywords: readonly Keyword[] = [
  bound('minLength', 'string', 0),
  bound('maxLength', 'string', Infinity),
  assertion('pattern', 'string'),
  assertion('contentEncoding', 'string'),
  assertion('contentMediaType', 'string'),
  formatKeyword,
  bound('minimum', 'number', -Infinity, 'exclusiveMinimum'),
  bound('maximum', 'number', Infinity, 'exclusiveMaximum'),
  assertion<number>('multipleOf', 'number', undefined, areMultiples),
  bound('minItems', 'array', 0),
  bound('maxItems', 'array', Infinity),
  { ...assertion('uniqueItems', 'array', flag('uniqueItems')), effects: bothEffects },
  bound('minProperties', 'object', 0),
  bound('maxProperties', 'object', Infinity),
  assertion('dependentRequired', 'object', dependencies),
  { ...anyChange('default'), isAnnotation: true },
  { ...anyChange('deprecated', flag('deprecated')), isAnnotation: true },
];
