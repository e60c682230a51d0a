import type { Constraints, ConstraintsByName } from '../../api/contract.ts';
import { chooseInput, getType, isNullable, isSecret, isText } from './choose-kind.ts';
import type { Written } from './fields.ts';
import { type ResolvedFormField, type FormFields, isParts } from './input-values.ts';
import type { FindReference } from './find-reference.ts';
import {
  type LabelledProperties,
  labelProperties,
  splitWords,
  toPlural,
  toSingular,
} from './labels.ts';
import type { ResourceConfig, ResourceRecord } from './resource.ts';

const toPlainWords = (text: string) => splitWords(text.replace(/^(the|an?) /i, '')).join(' ');

/** The description of a property, unless it only repeats the label. */
function deriveHelp({ description }: Constraints, label: string): string | undefined {
  if (description === undefined || toPlainWords(description) === toPlainWords(label))
    return undefined;
  return description;
}

/** Whether an item of a list is a secret, by the name of the list. */
const isSecretText = (listName: string, item: Constraints = {}) =>
  isText(item) && isSecret(listName, item);

/** Completes a form field with what the contract says about its property, and about the parts of its value. */
function deriveFormField(
  name: string,
  { properties, getLabel, getReferenceLabel }: LabelledProperties,
  findReference: FindReference,
  { fields: writtenParts, ...written }: Written<ResolvedFormField>,
): ResolvedFormField {
  const constraints = properties[name] ?? {};
  const label = getLabel(name);
  const help = deriveHelp(constraints, written.label ?? label);
  const config = { label, ...(help !== undefined && { help }), ...written };
  if (written.input) return config;
  const type = written.type ?? (written.cropSize ? 'image' : chooseInput(name, constraints));
  switch (type) {
    case 'group': {
      const fields = deriveFields(constraints.properties ?? {}, findReference, writtenParts);
      return { ...config, type, fields };
    }
    case 'array': {
      const singular = toSingular(config.label.split(' '), []).join(' ');
      return {
        ...config,
        label: singular,
        listLabel: toPlural(config.label),
        type,
        item: deriveFormField('', labelProperties({ '': constraints.items ?? {} }), findReference, {
          ...(isSecretText(name, constraints.items) && { type: 'password' }),
          fields: writtenParts ?? {},
        }),
      };
    }
    case 'text':
    case 'number': {
      const resource = written.type ? undefined : findReference(name);
      if (resource === undefined) return { ...config, type };
      const referenceLabel = written.label ?? getReferenceLabel(name);
      return { ...config, label: referenceLabel, type: 'reference', resource };
    }
    default:
      return { ...config, type };
  }
}

/** The fields for those properties that can be written, in the order of the contract. */
function deriveFields(
  properties: ConstraintsByName,
  findReference: FindReference,
  written: ResourceConfig['formFields'] = {},
): FormFields {
  const labelled = labelProperties(properties);
  return Object.fromEntries(
    Object.keys(properties)
      .filter((name) => !properties[name]?.readOnly)
      .map((name) => [name, deriveFormField(name, labelled, findReference, written[name] ?? {})]),
  );
}

/** The fields of the forms: one for each property of the request bodies. */
export function deriveFormFields(
  written: ResourceConfig['formFields'],
  bodies: readonly ConstraintsByName[],
  findReference: FindReference = () => undefined,
): FormFields {
  // If several bodies have a property, the body in which it has an enum decides its input.
  const properties: Record<string, Constraints> = {};
  for (const [name, constraints] of bodies.flatMap((body) => Object.entries(body))) {
    if (!properties[name]?.enum) properties[name] = constraints;
  }
  return deriveFields(properties, findReference, written);
}

/** Whether the form's field accepts every value that the record's property may have. */
function isAssignable(from: Constraints, to: Constraints): boolean {
  const { properties } = from;
  if (properties && to.properties)
    return Object.keys(to.properties).some((key) => key in properties);
  if (to.enum) {
    return from.enum?.every((value) => value === null || to.enum?.includes(value)) ?? false;
  }
  if (from.items && to.items) return isAssignable(from.items, to.items);
  const [fromType, toType] = [from, to].map((each) => getType(each)?.replace('integer', 'number'));
  return fromType === toType;
}

/** The parts of a value that the form's field accepts. */
function pickParts(value: unknown, to: Constraints): unknown {
  const { items, properties } = to;
  if (Array.isArray(value) && items) return value.map((item) => pickParts(item, items));
  if (!isParts(value) || !properties) return value;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, { readOnly }]) => name in value && !readOnly)
      .map(([name, part]) => [name, pickParts(value[name], part)]),
  );
}

/**
 * Returns a function that reads from a record the values of the form fields with the same name and type. If the body
 * consists of one object, that object has the values of the record: `{ "article": { "title": … } }`.
 */
export function deriveFormValues(record: ConstraintsByName, bodies: readonly ConstraintsByName[]) {
  const properties: ConstraintsByName = Object.assign({}, ...bodies);
  const body = Object.entries(properties);
  const fields = body.filter(([name, to]) => {
    const from = record[name];
    return from !== undefined && isAssignable(from, to);
  });
  const [wrapper] = body.length === 1 && fields.length === 0 ? body : [];
  if (wrapper && isAssignable({ properties: record }, wrapper[1]))
    return (values: ResourceRecord) => ({ [wrapper[0]]: pickParts(values, wrapper[1]) });
  return (values: ResourceRecord): Record<string, unknown> =>
    Object.fromEntries(fields.map(([name, to]) => [name, pickParts(values[name], to)]));
}

/** The initial values of a new object: the defaults of the contract, and false for a boolean without a default. */
export function getDefaultValues(constraints: ConstraintsByName): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(constraints).flatMap(([name, property]) => {
      const initial = getType(property) === 'boolean' && !isNullable(property) ? false : undefined;
      const value = property.default ?? initial;
      return value === undefined || property.readOnly ? [] : [[name, value]];
    }),
  );
}
