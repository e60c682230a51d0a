/**
 * The keywords that constrain a value without an inner schema, each with the effect of a change. Where several parts of
 * a schema have the keyword, the tightest applies.
 */
import { canonicalJson, listOf, type Node } from './document.ts';
import { type Effect, ofAssertions, ofKeyword, type SchemaDifference } from './difference.ts';
import { keywordValues, locateKeyword, type View } from './schema-view.ts';
import { type CommonTypes, isCommon } from './value-types.ts';

interface Keyword {
  /** The keyword, which is also the topic of its rules. */
  name: string;
  /** The type of the values that it constrains; absent for any. */
  of?: 'string' | 'number' | 'array' | 'object';
  /** Its value as text; `none` where it is absent. */
  format: (view: View) => string;
  effect: (before: View, after: View) => Effect | undefined;
}

/** A lower or an upper bound; `loosest` applies where the keyword is absent. */
function bound(name: string, of: Keyword['of'], loosest: number, exclusive = ''): Keyword {
  const sign = name.startsWith('min') ? 1 : -1;
  const tightest = (view: View) => {
    const inclusive = [loosest, ...keywordValues<number>(view, name)];
    const bounds = [
      ...inclusive.map((value) => ({ value, isExclusive: false })),
      ...keywordValues<number>(view, exclusive).map((value) => ({ value, isExclusive: true })),
    ];
    const [first] = bounds.toSorted(
      (one, other) =>
        sign * (other.value - one.value) || Number(other.isExclusive) - Number(one.isExclusive),
    );
    return { isSet: bounds.length > 1, value: loosest, isExclusive: false, ...first };
  };
  return {
    name,
    ...(of && { of }),
    format(view) {
      const { isSet, value, isExclusive } = tightest(view);
      return isSet ? `${isExclusive ? 'exclusive ' : ''}${value}` : 'none';
    },
    effect(before, after) {
      const [was, is] = [tightest(before), tightest(after)];
      if (was.value !== is.value) {
        return sign * is.value > sign * was.value ? 'tightened' : 'relaxed';
      }
      if (was.isExclusive === is.isExclusive) return undefined;
      return is.isExclusive ? 'tightened' : 'relaxed';
    },
  };
}

/** A keyword whose values in all parts have to hold. */
function assertion(
  name: string,
  of?: Keyword['of'],
  valuesOf = (view: View) => keywordValues<unknown>(view, name),
): Keyword {
  const texts = (view: View) => valuesOf(view).map((value) => canonicalJson(value));
  return {
    name,
    ...(of && { of }),
    format(view) {
      const values = new Set(valuesOf(view).map(String));
      return values.size > 0 ? [...values].join(' and ') : 'none';
    },
    effect: (before, after) => ofAssertions(texts(before), texts(after)),
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
const implies = (some: readonly number[], others: readonly number[]) =>
  others.every((factor) => some.some((multiple) => divides(factor, multiple)));

const factorsOf = (view: View) => keywordValues<number>(view, 'multipleOf');

const multipleOf: Keyword = {
  ...assertion('multipleOf', 'number'),
  effect: (before, after) => ofAssertions(factorsOf(before), factorsOf(after), implies),
};

const isUnique = (view: View) => keywordValues(view, 'uniqueItems').some(Boolean);

/** "a requires b", for each pair of `dependentRequired`. */
const dependencies = (view: View) =>
  keywordValues<Node>(view, 'dependentRequired').flatMap((map) =>
    Object.entries(map).flatMap(([name, others]) =>
      listOf(others).map((other) => `${name} requires ${String(other)}`),
    ),
  );

export const keywords: readonly Keyword[] = [
  bound('minLength', 'string', 0),
  bound('maxLength', 'string', Infinity),
  assertion('pattern', 'string'),
  assertion('contentEncoding', 'string'),
  assertion('contentMediaType', 'string'),
  formatKeyword,
  bound('minimum', 'number', -Infinity, 'exclusiveMinimum'),
  bound('maximum', 'number', Infinity, 'exclusiveMaximum'),
  multipleOf,
  bound('minItems', 'array', 0),
  bound('maxItems', 'array', Infinity),
  {
    ...assertion('uniqueItems', 'array', (view) => (isUnique(view) ? [true] : [])),
    format: (view) => String(isUnique(view)),
  },
  bound('minProperties', 'object', 0),
  bound('maxProperties', 'object', Infinity),
  assertion('dependentRequired', 'object', dependencies),
];

export function compareKeywords(
  before: View,
  after: View,
  common: CommonTypes,
): SchemaDifference[] {
  return keywords
    .filter(({ of }) => isCommon(common, of))
    .flatMap(({ name, format, effect }) => {
      const location = locateKeyword(before, after, name, name.replace(/^m/, 'exclusiveM'));
      const description = `${name} ${format(before)} → ${format(after)}`;
      return ofKeyword(name, effect(before, after), location, description);
    });
}
