/** Finds the record in the response to `read`. */
import { flattenRow } from '../../api/list-response.ts';
import { isObject, readPart } from '../../api/response-parts.ts';
import type { Resource, ResourceRecord } from './resource.ts';

/**
 * Returns a function that reads the record from a response to the resource's `read`. If the response has a list of one
 * record, that is the record.
 */
export const selectRecord =
  ({ record, paging }: Pick<Resource, 'record' | 'paging'>) =>
  (response: unknown): ResourceRecord | undefined => {
    const [found] = [readPart(response, record)].flat();
    return isObject(found) ? flattenRow(found, paging.rowProperties)[0] : undefined;
  };

/** Puts a row into the form of a response to `read`. */
export const toReadResponse = ({ record }: Resource, row: ResourceRecord): unknown =>
  record.reduceRight<unknown>((inner, name) => ({ [name]: inner }), row);
