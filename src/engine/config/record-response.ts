/** The record in the response that reads it. */
import { flattenRow } from '../../api/list-response.ts';
import { readPart } from '../../api/response-parts.ts';
import type { Resource, ResourceRecord } from './resource.ts';

/** Returns a function that reads the record from a response to the resource's `read`; a list of one is that one. */
export const selectRecord =
  ({ record, paging }: Pick<Resource, 'record' | 'paging'>) =>
  (response: unknown): ResourceRecord | undefined => {
    const [found] = [readPart(response, record)].flat() as (ResourceRecord | null | undefined)[];
    return found ? [flattenRow(found, paging.rowProperties)].flat()[0] : undefined;
  };

/** A row as the response that would read it. */
export const toReadResponse = ({ record }: Resource, row: ResourceRecord): unknown =>
  record.reduceRight<unknown>((inner, name) => ({ [name]: inner }), row);
