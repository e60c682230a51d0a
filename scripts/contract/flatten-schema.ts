/** A schema as one flat list: each property by its path, with what is said of it and where it is said. */
import { inside, type Place } from './place.ts';

type Schema = Record<string, unknown>;

export interface Described {
  /** What is said of it, by keyword; values are compared as they stand, `enum` as a set. */
  facts: Record<string, unknown>;
  /** Where each keyword stands. */
  at: Record<string, Place>;
  /** Where it stands itself, and the components that its schema is taken from. */
  own: Place;
  references: string[];
  /** The object that it is a property of, and its name there. */
  parent: Place;
  name: string;
}

/** `users[].userName` → what is said of it; `''` is the whole. */
export type Flat = Record<string, Described>;

/** Finds what a `$ref` means. */
export type Resolve = (reference: string) => Schema;

export const componentOf = (reference: string) => reference.split('/').at(-1) ?? reference;

const prose =
  /^(description|title|summary|examples?|externalDocs|\$comment|x-.*|contentMediaType)$/;
const structure =
  /^(\$ref|type|enum|const|properties|items|required|oneOf|anyOf|allOf|contentSchema|additionalProperties)$/;

interface Said {
  facts: Described['facts'];
  at: Described['at'];
  children: { name: string; schema: Schema; required: boolean; place: Place }[];
  items?: { schema: Schema; place: Place };
  /** The references that it went through. */
  references: string[];
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isNull = (schema: unknown) => (schema as Schema).type === 'null';

/** What a schema says itself, past its references and its ways of saying "or null". */
function said(schema: Schema, place: Place, resolve: Resolve, met: readonly string[]): Said {
  const result: Said = { facts: {}, at: {}, children: [], references: [] };
  const note = (keyword: string, value: unknown) => {
    result.facts[keyword] = value;
    result.at[keyword] = place;
  };
  const add = (other: Said) => {
    Object.assign(result.facts, other.facts);
    Object.assign(result.at, other.at);
    result.children.push(...other.children);
    result.references.push(...other.references);
    if (other.items) result.items = other.items;
  };

  const { $ref } = schema;
  if (typeof $ref === 'string' && !met.includes($ref)) {
    result.references.push($ref);
    const target = { component: componentOf($ref), path: '' };
    add(said(resolve($ref), target, resolve, [...met, $ref]));
  }
  for (const one of list(schema.allOf)) add(said(one as Schema, place, resolve, met));
  const ways = [...list(schema.oneOf), ...list(schema.anyOf)];
  const [way, ...others] = ways.filter((one) => !isNull(one)) as Schema[];
  if (way && others.length === 0) add(said(way, place, resolve, met));
  if (others.length > 0) note('alternatives', JSON.stringify(ways));

  const types = [schema.type].flat().filter((type) => type !== undefined);
  const values = 'const' in schema ? [schema.const] : schema.enum;
  if (types.some((type) => type !== 'null')) {
    note('type', types.filter((type) => type !== 'null').join(' or '));
  }
  if (types.includes('null') || ways.some(isNull)) note('nullable', true);
  if (Array.isArray(values)) {
    const words = values.filter((value) => value !== null);
    note('enum', Object.fromEntries(words.map((value) => [String(value), true])));
  }
  if (schema.additionalProperties === false) note('closed', true);
  for (const [keyword, value] of Object.entries(schema)) {
    if (prose.test(keyword) || structure.test(keyword)) continue;
    note(keyword, typeof value === 'object' ? JSON.stringify(value) : value);
  }
  if (schema.contentSchema) {
    add(said(schema.contentSchema as Schema, place, resolve, met));
    note('type', `JSON text of type ${String(result.facts.type)}`);
  }

  const required = list(schema.required);
  for (const child of result.children) child.required ||= required.includes(child.name);
  for (const [name, child] of Object.entries((schema.properties as Schema | undefined) ?? {})) {
    result.children.push({
      name,
      schema: child as Schema,
      required: required.includes(name),
      place,
    });
  }
  if (schema.items) result.items = { schema: schema.items as Schema, place };
  return result;
}

/** The flat list of a schema that stands in a place. */
export function flattenSchema(schema: Schema, root: Place, resolve: Resolve): Flat {
  const flat: Flat = {};
  function visit(one: Schema, path: string, place: Place, parent: Place, met: readonly string[]) {
    const { facts, at, children, items, references } = said(one, place, resolve, []);
    flat[path] = { facts, at, own: place, references, parent, name: path.split('.').at(-1) ?? '' };
    // A schema that holds itself is described once.
    if (references.some((reference) => met.includes(reference))) return;
    const seen = [...met, ...references];
    for (const child of children) {
      const below = path === '' ? child.name : `${path}.${child.name}`;
      const there = inside(child.place, child.name);
      visit(child.schema, below, there, child.place, seen);
      const described = flat[below];
      if (!described) continue;
      described.facts.required = child.required;
      described.at.required = there;
    }
    if (items) visit(items.schema, `${path}[]`, inside(items.place, '[]'), items.place, seen);
  }
  visit(schema, '', root, root, []);
  return flat;
}
