import type { Constraints } from '../api/contract.ts';
import { chooseCell, chooseInput, getType } from './field-types.ts';
import type { FormFieldConfig, ListItem } from './inputs/input-values.ts';
import { toSingular, toUniqueLabel } from './labels.ts';
import type { FieldConfig, ResourceRecord } from './resource.ts';

type Properties = Readonly<Record<string, Constraints>>;

const maxColumns = 6;
const internalProperty = /^_|^id$/;
const timestampProperty = /^(created|updated)(At|_at|On|_on)?$/;

/** The names of the properties that a cell can show: images first, then the record's name, timestamps last. */
function listDisplayable(properties: Properties, names: readonly string[]): string[] {
  const rank = (key: string) => {
    if (chooseCell(key, properties[key] ?? {}) === 'image') return 0;
    if (names.includes(key)) return 1;
    return timestampProperty.test(key) ? 3 : 2;
  };
  return Object.keys(properties)
    .filter((key) => !internalProperty.test(key) && chooseCell(key, properties[key] ?? {}))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** What a resource configures of a column or a detail field: a property's name, or some of the configuration. */
export type FieldOverride = string | Partial<FieldConfig>;

/** A column or a detail field with what the contract states about its property. */
function deriveField(override: FieldOverride, properties: Properties): FieldConfig {
  const config = typeof override === 'string' ? { key: override } : override;
  const { key, cell, value, type } = config;
  if (key === undefined) return { label: '', ...config };
  const label = toUniqueLabel(key, Object.keys(properties));
  const constraints = properties[key];
  if (cell || value || type || !constraints) return { label, ...config };
  const derivedType = chooseCell(key, constraints);
  if (!derivedType)
    throw new Error(`No cell shows the property "${key}": set its "cell" or "value".`);
  return { label, type: derivedType, ...config };
}

/** The columns of a list; by default the first six properties of a row. */
export const deriveColumns = (
  overrides: readonly FieldOverride[] | undefined,
  row: Properties,
  names: readonly string[],
): FieldConfig[] =>
  (overrides ?? listDisplayable(row, names).slice(0, maxColumns)).map((override) =>
    deriveField(override, row),
  );

/** The fields of a detail page, with long texts in full; by default every property of the record. */
export const deriveDetailFields = (
  overrides: readonly FieldOverride[] | undefined,
  record: Properties,
  names: readonly string[],
): FieldConfig[] =>
  (overrides ?? listDisplayable(record, names)).map((override) => {
    const isDerived = typeof override === 'string' || override.type === undefined;
    const field = deriveField(override, record);
    return isDerived && field.type === 'excerpt' ? { ...field, type: 'text' } : field;
  });

/** The properties that name a record: first and last name, a name, a title, a code, or else any text. */
export function findNameProperties(row: Properties, singularWords: readonly string[]): string[] {
  const texts = Object.entries(row)
    .filter(([key]) => !internalProperty.test(key))
    .filter(([key, property]) => chooseCell(key, property) === 'text')
    .filter(([, property]) => getType(property) === 'string' && !property.enum)
    .map(([key]) => key);
  const fullName = ['firstName', 'lastName'];
  if (fullName.every((name) => texts.includes(name))) return fullName;
  const patterns = [
    /^(name|title|label|code)$/i,
    new RegExp(`^${singularWords.join('')}$`, 'i'),
    /name$/i,
    /./,
  ];
  for (const pattern of patterns) {
    const name = texts.find((text) => pattern.test(text.replaceAll('_', '')));
    if (name) return [name];
  }
  return [];
}

/** A form field with what the contract states about its property. */
function deriveFormField(
  name: string,
  properties: Properties,
  override: Partial<FormFieldConfig>,
): FormFieldConfig {
  const plural = toUniqueLabel(name, Object.keys(properties));
  const constraints = properties[name] ?? {};
  if (override.input) return { label: plural, ...override };
  const type = override.type ?? chooseInput(name, constraints);
  if (!type) throw new Error(`No input edits the property "${name}": set its "input".`);
  if (type === 'image' && !override.cropSize) {
    throw new Error(`The image "${name}" needs a "cropSize".`);
  }
  if (type !== 'list') return { label: plural, type, ...override };
  const label = override.label ?? toSingular(plural.split(' '), []).join(' ');
  return { listLabel: label === plural ? `${label}s` : plural, ...override, label, type };
}

/**
 * The fields of the forms: the properties of the request bodies, in the contract's order. An optional property that no
 * input edits is left out; a required one is an error.
 */
export function deriveFormFields(
  overrides: Readonly<Record<string, Partial<FormFieldConfig>>>,
  bodies: readonly Properties[],
  required: readonly string[],
): Record<string, FormFieldConfig> {
  // Where several bodies have a property, the one with an enum decides its input.
  const properties: Record<string, Constraints> = {};
  for (const [name, constraints] of bodies.flatMap((body) => Object.entries(body))) {
    if (!properties[name]?.enum) properties[name] = constraints;
  }
  const editable = Object.keys(properties).filter(
    (name) =>
      name in overrides || required.includes(name) || chooseInput(name, properties[name] ?? {}),
  );
  return Object.fromEntries(
    editable.map((name) => [name, deriveFormField(name, properties, overrides[name] ?? {})]),
  );
}

const isNumeric = (constraints: Constraints) =>
  /^(number|integer)$/.test(getType(constraints) ?? '');

/** Whether every value of the record's property is one that the form's field takes. */
function isAssignable(from: Constraints, to: Constraints): boolean {
  const [fromItem, toItem] = [from.items?.properties, to.items?.properties];
  if (fromItem && toItem) return Object.keys(toItem).some((key) => key in fromItem);
  if (to.enum) {
    return from.enum?.every((value) => value === null || to.enum?.includes(value)) ?? false;
  }
  return getType(from) === getType(to) || (isNumeric(from) && isNumeric(to));
}

/** The items of a list, with an empty text for each property that is absent. */
const fillItems = (items: readonly Record<string, unknown>[], { items: item }: Constraints) =>
  items.map((value): ListItem =>
    Object.fromEntries(
      Object.keys(item?.properties ?? {}).map((key) => [key, String(value[key] ?? '')]),
    ),
  );

/** Returns a function that reads from a record the values of those form fields that have its name and type. */
export function deriveFormValues(record: Properties, bodies: readonly Properties[]) {
  const fields = Object.entries(Object.assign({}, ...bodies) as Properties).filter(([name, to]) => {
    const from = record[name];
    return from !== undefined && isAssignable(from, to);
  });
  return (values: ResourceRecord): Record<string, unknown> =>
    Object.fromEntries(
      fields.map(([name, constraints]) => {
        const value = values[name];
        const isList = Array.isArray(value) && constraints.items?.properties !== undefined;
        return [name, isList ? fillItems(value, constraints) : value];
      }),
    );
}
