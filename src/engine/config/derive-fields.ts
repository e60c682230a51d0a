import type { Constraints, ConstraintsByName } from '../../api/contract.ts';
import { chooseCell, getType, isContactOrId, isEmail, isSecret, isText } from './choose-kind.ts';
import type { CellType, Written } from './fields.ts';
import { type FindReference, getReferenceWords } from './find-reference.ts';
import { type LabelledProperties, labelProperties } from './labels.ts';
import type { ResolvedField, ResourceConfig } from './resource.ts';

const maxColumns = 6;
const internalProperty = /^_|^id$/;
const timestampProperty = /^(created|updated)(At|_at|On|_on)?$/;

/** The names of the properties that a cell can show: images first, then the record's name, timestamps last. */
function listDisplayable(properties: ConstraintsByName, names: readonly string[]): string[] {
  const rank = (key: string) => {
    if (chooseCell(key, properties[key] ?? {}) === 'image') return 0;
    if (names.includes(key)) return 1;
    return timestampProperty.test(key) ? 3 : 2;
  };
  return Object.keys(properties)
    .filter((key) => !internalProperty.test(key) && !isSecret(key, properties[key] ?? {}))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** A detail page has more room than a column, and shows these kinds instead. */
const detailTypes: Partial<Record<CellType, CellType>> = { excerpt: 'text', count: 'objects' };

/** Completes a column or a detail field with what the contract says about its property. */
function deriveField(
  written: string | Written<ResolvedField>,
  { properties, getLabel, getReferenceLabel }: LabelledProperties,
  findReference: FindReference,
  isDetail = false,
): ResolvedField {
  const config = typeof written === 'string' ? { key: written } : written;
  const { key, cell, value, type } = config;
  if (key === undefined) return { label: '', ...config };
  const label = getLabel(key);
  const constraints = properties[key];
  if (!constraints) return { label, ...config };
  if (isSecret(key, constraints))
    throw new Error(
      `"${key}" is a secret, which is not shown: leave it out of columns and detailFields.`,
    );
  const { items, properties: parts } = constraints;
  const field = { label, ...config, ...((items || parts) && { constraints }) };
  if (cell || value || type) return field;
  const derivedType = chooseCell(key, constraints);
  const resource = derivedType === 'text' ? findReference(key) : undefined;
  if (resource !== undefined) {
    const referenceLabel = getReferenceLabel(key);
    return { ...field, label: config.label ?? referenceLabel, type: 'reference', resource };
  }
  return { ...field, type: (isDetail && detailTypes[derivedType]) || derivedType };
}

/**
 * The columns of a list; by default the first six properties of a row. The identifier, which says little to people, is
 * one of them only if it names the record.
 */
export function deriveColumns(
  written: ResourceConfig['columns'],
  row: ConstraintsByName,
  { names, idProperty }: { names: readonly string[]; idProperty?: string | undefined },
  findReference: FindReference,
): ResolvedField[] {
  const labelled = labelProperties(row);
  const columns =
    written ??
    listDisplayable(row, names)
      .filter((key) => key !== idProperty || names.includes(key))
      .filter(isNarrow(row))
      .slice(0, maxColumns);
  return columns.map((column) => {
    const field = deriveField(column, labelled, findReference);
    if (field.key === undefined) return field;
    const constraints = row[field.key] ?? {};
    const maxLength = getMaxLength(constraints);
    return {
      ...(maxLength < Infinity && { maxLength }),
      ...(isEmail(field.key, constraints) && { minWidth: minEmailWidthPx }),
      ...field,
    };
  });
}

/** An email address that is cut is of no use, so its column has at least this width. */
const minEmailWidthPx = 248;

/** The most characters of a value; numbers are expected to be short. */
function getMaxLength(constraints: Constraints): number {
  const { enum: options, maxLength = Infinity } = constraints;
  if (options) return Math.max(...options.map((option) => String(option).length));
  return getType(constraints) === 'string' ? maxLength : 10;
}

/** Whether the value of a property fits into a column. */
const isNarrow = (row: ConstraintsByName) => (key: string) =>
  chooseCell(key, row[key] ?? {}) !== 'object';

/** Whether the value of a detail field is likely to be copied. */
const isCopyable = ({ key, type, cell }: ResolvedField, record: ConstraintsByName) =>
  !cell &&
  key !== undefined &&
  (type === 'reference' || (type === 'text' && isContactOrId(key, record[key] ?? {})));

/** The fields of a detail page; by default every property of the record. */
export function deriveDetailFields(
  written: ResourceConfig['detailFields'],
  record: ConstraintsByName,
  names: readonly string[],
  findReference: FindReference,
): ResolvedField[] {
  const labelled = labelProperties(record);
  return (written ?? listDisplayable(record, names)).map((detailField) => {
    const field = deriveField(detailField, labelled, findReference, true);
    return isCopyable(field, record) ? { isCopyable: true, ...field } : field;
  });
}

/** The properties that name a record: first and last name, a name, a title, a code, or else any text. */
export function findNameProperties(
  row: ConstraintsByName,
  singularWords: readonly string[],
): string[] {
  const texts = Object.entries(row)
    .filter(([key, property]) => !internalProperty.test(key) && !isSecret(key, property))
    .filter(([key, property]) => chooseCell(key, property) === 'text' && isText(property))
    .map(([key]) => key);
  const fullName = ['firstName', 'lastName'];
  if (fullName.every((name) => texts.includes(name))) return fullName;
  const others = texts.filter((key) => !getReferenceWords(key));
  const patterns = [
    /^(name|title|label|code)$/i,
    new RegExp(`^${singularWords.join('')}$`, 'i'),
    /name$/i,
    /./,
  ];
  for (const pattern of patterns) {
    const name = others.find((text) => pattern.test(text.replaceAll('_', '')));
    if (name) return [name];
  }
  return texts.slice(0, 1);
}
