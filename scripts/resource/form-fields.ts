import { combineSchemas } from '../generate/combine-schemas.ts';
import type { JsonSchema } from '../generate/combine-schemas.ts';
import { chooseInput, isImageUrl } from './field-types.ts';
import { toLabel } from '../../src/engine/labels.ts';
import { propertyAccess, quote, toSingular } from './naming.ts';
import { isNullable, listProperties, withoutNull } from './schema.ts';

/** Width and height in pixels, where the contract states no size. */
const defaultCropSize = [320, 180];

/** A property of a request body, with its input where a built-in one fits. */
interface FormField {
  name: string;
  schema: JsonSchema;
  input: string | undefined;
}

/** The properties of the request bodies; where several have one, the schema with an enum wins. */
export function listFormFields(bodies: readonly JsonSchema[]): FormField[] {
  const properties = bodies.flatMap((body) => listProperties(combineSchemas(body)));
  return [...new Set(properties.map(([name]) => name))].map((name) => {
    const schemas = properties
      .filter(([property]) => property === name)
      .map(([, schema]) => combineSchemas(schema));
    const schema = schemas.find((option) => withoutNull(option).enum) ?? schemas[0] ?? {};
    return { name, schema, input: chooseInput(name, schema) };
  });
}

/** The size in the contract's description, such as "194×112"; of several, the one that mentions the entity. */
function findCropSize({ description = '' }: JsonSchema, entity: string): number[] | undefined {
  const sizes = [...description.matchAll(/(\d+) ?[×x] ?(\d+)([^\d]*)/g)];
  const size = sizes.find(([, , , text = '']) => text.includes(` ${entity}`)) ?? sizes[0];
  return size?.slice(1, 3).map(Number);
}

/** A list, whose `label` names one item. */
function listFieldCode(name: string): string {
  const plural = toLabel(name);
  const label = toSingular(plural.split(' '), []).join(' ');
  const listLabel = label === plural ? `${label}s` : plural;
  return `${quote(name)}: { label: ${quote(label)}, type: 'list', listLabel: ${quote(listLabel)} },\n`;
}

/** An entry of `formFields`, with a comment where something has to be completed by hand. */
export function formFieldCode({ name, schema, input }: FormField, entity: string): string {
  if (!input) {
    return `// ${name}: no built-in input edits this type; pass a component as \`input\`.\n`;
  }
  if (input === 'list') return listFieldCode(name);
  const entry = `${quote(name)}: { label: ${quote(toLabel(name))}, type: '${input}'`;
  if (input !== 'image') return `${entry} },\n`;
  const size = findCropSize(withoutNull(schema), entity);
  const comment = size ? '' : `// The contract does not state the crop size.\n`;
  return `${comment}${entry}, cropSize: [${(size ?? defaultCropSize).join(', ')}] },\n`;
}

const numeric = /^(number|integer)$/;

/** Whether every value of the record's property is one that the form's field takes. */
function isAssignable(recordSchema: JsonSchema, fieldSchema: JsonSchema): boolean {
  const [from, to] = [withoutNull(recordSchema), withoutNull(fieldSchema)];
  if (to.enum) return from.enum?.every((value) => to.enum?.includes(value)) ?? false;
  return from.type === to.type || [from, to].every(({ type }) => numeric.test(String(type)));
}

const itemsOf = (schema: JsonSchema) => withoutNull(schema).items ?? {};

/** The items of a list, with an empty text for each property that is absent; undefined where the record has none. */
function listCode(value: string, schema: JsonSchema, recordSchema: JsonSchema): string | undefined {
  const items = itemsOf(recordSchema);
  const texts = listProperties(items).filter(
    ([, property]) => withoutNull(property).type === 'string',
  );
  const known = new Set(texts.map(([name]) => name));
  const names = listProperties(itemsOf(schema)).map(([name]) => name);
  if (isNullable(items) || !names.some((name) => known.has(name))) return undefined;
  const properties = names.map((name) => {
    const text = known.has(name) ? `${propertyAccess('item', name)} ?? ''` : "''";
    return `${quote(name)}: ${text}`;
  });
  return `${value}?.map((item) => ({ ${properties.join(', ')} }))`;
}

/** The original value of a field as code; undefined where the record has none that fits. */
function valueCode({ name, schema, input }: FormField, record: JsonSchema, variable: string) {
  const properties = listProperties(record);
  const sameName = properties.find(([property]) => property === name)?.[1];
  const access = propertyAccess(variable, name);
  if (input === 'list') {
    return sameName && listCode(access, schema, sameName);
  }
  if (sameName && isAssignable(sameName, schema)) return access;
  const images = properties.filter(([property, value]) => isImageUrl(property, value));
  const [only] = images;
  return input === 'image' && only && images.length === 1
    ? propertyAccess(variable, only[0])
    : undefined;
}

/** The function `toFormValues` as code: the original values of the edit form. */
export function toFormValuesCode(
  fields: readonly FormField[],
  record: JsonSchema,
  variable: string,
): string {
  const entries = fields
    .filter(({ input }) => input)
    .map((field) => ({ name: field.name, value: valueCode(field, record, variable) }));
  const known = entries.filter(({ value }) => value);
  const missing = entries.filter(({ value }) => !value).map(({ name }) => name);
  const comment =
    missing.length > 0 ? `\n// The record has no matching value for ${missing.join(', ')}.\n` : '';
  const values = known.map(({ name, value }) => `${quote(name)}: ${value},\n`).join('');
  return `(${known.length > 0 ? variable : ''}) => ({${comment}${values}})`;
}
