import type { Constraints, ConstraintsByName } from '../../api/contract.ts';
import { getType } from './choose-kind.ts';
import type { ResourceConfig } from './resource.ts';

/** The only property of a response that matches; an error otherwise. */
function findOnly(
  properties: ConstraintsByName,
  isMatch: (constraints: Constraints) => boolean,
  description: string,
  option: 'rows' | 'record',
): string {
  const names = Object.keys(properties).filter((name) => isMatch(properties[name] ?? {}));
  const [name] = names;
  if (name !== undefined && names.length === 1) return name;
  const found = names.length === 0 ? 'none' : names.join(', ');
  const advice = names.length === 0 ? 'add it to openapi.yaml' : `choose one by \`${option}\``;
  throw new Error(`Expected one ${description}, but found ${found}: ${advice}.`);
}

const isRows = ({ items }: Constraints) => items?.properties !== undefined;
const isRecord = ({ properties }: Constraints) => properties !== undefined;

/** The properties that may identify a record, the preferred one first. */
const idProperties = ['_id', 'id'];

const isId = (constraints: Constraints | undefined) =>
  constraints !== undefined && /^(string|integer)$/.test(getType(constraints) ?? '');

/** Whether an object is a record, by its identifier. */
export const hasId = (properties: ConstraintsByName) =>
  idProperties.some((name) => isId(properties[name]));

/** The property that identifies both the rows of a list and the record that is read. */
function findIdProperty(
  { list, read }: ResourceConfig['operations'],
  row: ConstraintsByName,
  record: ConstraintsByName,
): string {
  const name = idProperties.find((property) => isId(row[property]) && isId(record[property]));
  if (name !== undefined) return name;
  const source = hasId(row) ? `the record of ${read}` : `the rows of ${list}`;
  throw new Error(
    `No property of ${source} is the identifier: a text or an integer named _id or id. Add it to openapi.yaml.`,
  );
}

/** Where the rows, the record and their identifier are in the responses to `list` and `read`. */
export function deriveResponses(
  config: Pick<ResourceConfig, 'operations' | 'rows' | 'record'>,
  listed: ConstraintsByName,
  read: ConstraintsByName,
) {
  const { operations } = config;
  const rows =
    config.rows ??
    findOnly(listed, isRows, `list of objects in the response of ${operations.list}`, 'rows');
  // A response with an identifier is the record itself.
  const record =
    config.record ??
    (hasId(read)
      ? undefined
      : findOnly(read, isRecord, `object in the response of ${operations.read}`, 'record'));
  const row = listed[rows]?.items?.properties ?? {};
  const properties = record === undefined ? read : (read[record]?.properties ?? {});
  const idProperty = findIdProperty(operations, row, properties);
  return { rows, record, row, properties, idProperty };
}
