/**
 * The keywords that constrain a value without an inner schema, each with the effect of a change. Where several parts of
 * a schema have the keyword, the tightest applies.
 */
import { canonicalJson, listOf, type Node } from '../document-node.ts';
import { type Effect, ofAssertions } from './effect.ts';
import { keywordValues, type View } from './schema-view.ts';

export interface Keyword {
  /** The keyword, which is also the topic of its rules. */
  name: string;
  /** The type of the values that it constrains; absent for any. */
  of?: 'string' | 'number' | 'array' | 'object';
  /** Its value as text; `none` where it is absent. */
  format: (view: View) => string;
  effect: (before: View, after: View) => Effect | undefined;
}

const formatValues = (values: readonly unknown[]) =>
  values.length > 0 ? [...new Set(values.map(String))].join(' and ') : 'none';

const compareBounds = (before: number, after: number, isLower: boolean): Effect | undefined => {
  if (before === after) return undefined;
  return after > before === isLower ? 'tightened' : 'relaxed';
};

/** A bound of a length or count; `defaultBound` applies where the keyword is absent. */
function countBound(name: string, of: Keyword['of'], defaultBound: number): Keyword {
  const isLower = name.startsWith('min');
  const boundOf = (view: View) =>
    (isLower ? Math.max : Math.min)(defaultBound, ...keywordValues<number>(view, name));
  return {
    name,
    ...(of && { of }),
    format: (view) => (keywordValues(view, name).length > 0 ? String(boundOf(view)) : 'none'),
    effect: (before, after) => compareBounds(boundOf(before), boundOf(after), isLower),
  };
}

interface NumericBound {
  value: number;
  isExclusive: boolean;
}

/** A bound of a number, inclusive or exclusive. */
function numericBound(name: 'minimum' | 'maximum', exclusive: string): Keyword {
  const isLower = name === 'minimum';
  const boundsOf = (view: View): NumericBound[] => [
    ...keywordValues<number>(view, name).map((value) => ({ value, isExclusive: false })),
    ...keywordValues<number>(view, exclusive).map((value) => ({ value, isExclusive: true })),
  ];
  const tightness = ({ value }: NumericBound) => (isLower ? value : -value);
  const tightest = (view: View): NumericBound | undefined =>
    boundsOf(view).toSorted(
      (one, other) =>
        tightness(other) - tightness(one) || Number(other.isExclusive) - Number(one.isExclusive),
    )[0];
  const format = (view: View) => {
    const bound = tightest(view);
    return bound ? `${bound.isExclusive ? 'exclusive ' : ''}${bound.value}` : 'none';
  };
  return {
    name,
    of: 'number',
    format,
    effect(before, after) {
      const [was, is] = [tightest(before), tightest(after)];
      if (!was) return is && 'tightened';
      if (!is) return 'relaxed';
      const byValue = compareBounds(was.value, is.value, isLower);
      if (byValue || was.isExclusive === is.isExclusive) return byValue;
      return is.isExclusive ? 'tightened' : 'relaxed';
    },
  };
}

/** A keyword whose values in all parts have to hold. */
const assertion = (name: string, of?: Keyword['of']): Keyword => ({
  name,
  ...(of && { of }),
  format: (view) => formatValues(keywordValues(view, name)),
  effect: (before, after) =>
    ofAssertions(
      keywordValues(before, name).map(canonicalJson),
      keywordValues(after, name).map(canonicalJson),
    ),
});

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
  name: 'format',
  format: (view) => formatValues(keywordValues(view, 'format')),
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
const implies = (some: readonly number[], others: readonly number[]) =>
  others.every((factor) => some.some((multiple) => divides(factor, multiple)));

const multipleOf: Keyword = {
  name: 'multipleOf',
  of: 'number',
  format: (view) => formatValues(keywordValues(view, 'multipleOf')),
  effect(before, after) {
    const [was, is] = [
      keywordValues<number>(before, 'multipleOf'),
      keywordValues<number>(after, 'multipleOf'),
    ];
    const [isTighter, isLooser] = [implies(is, was), implies(was, is)];
    if (isTighter) return isLooser ? undefined : 'tightened';
    return isLooser ? 'relaxed' : 'changed';
  },
};

const uniqueItems: Keyword = {
  name: 'uniqueItems',
  of: 'array',
  format: (view) => String(keywordValues(view, 'uniqueItems').includes(true)),
  effect: (before, after) =>
    ofAssertions(
      keywordValues(before, 'uniqueItems').filter(Boolean).map(String),
      keywordValues(after, 'uniqueItems').filter(Boolean).map(String),
    ),
};

/** "a requires b", for each pair of `dependentRequired`. */
const dependencies = (view: View) =>
  keywordValues<Node>(view, 'dependentRequired').flatMap((map) =>
    Object.entries(map).flatMap(([name, others]) =>
      listOf(others).map((other) => `${name} requires ${String(other)}`),
    ),
  );

const dependentRequired: Keyword = {
  name: 'dependentRequired',
  of: 'object',
  format: (view) => formatValues(dependencies(view)),
  effect: (before, after) => ofAssertions(dependencies(before), dependencies(after)),
};

export const keywords: readonly Keyword[] = [
  countBound('minLength', 'string', 0),
  countBound('maxLength', 'string', Infinity),
  assertion('pattern', 'string'),
  assertion('contentEncoding', 'string'),
  assertion('contentMediaType', 'string'),
  formatKeyword,
  numericBound('minimum', 'exclusiveMinimum'),
  numericBound('maximum', 'exclusiveMaximum'),
  multipleOf,
  countBound('minItems', 'array', 0),
  countBound('maxItems', 'array', Infinity),
  uniqueItems,
  countBound('minProperties', 'object', 0),
  countBound('maxProperties', 'object', Infinity),
  dependentRequired,
];
