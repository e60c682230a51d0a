import type { Api } from '../../api/create-api.ts';
import { recordQuery } from '../config/queries.ts';
import type { Resource } from '../config/resource.ts';
import { describeLeftOut } from './left-out-values.ts';
import { getBody, type Values } from './form-values.ts';
import { getMutation } from '../mutations/record-mutations.ts';

/**
 * The body of an update that changes only some properties of a record. If the request requires others, the record is
 * read for their values.
 */
export async function buildUpdateBody(
  api: Api,
  resource: Resource,
  id: string,
  changes: Values,
  signal: AbortSignal,
): Promise<Values> {
  const { operation, config } = getMutation(resource, 'update');
  const shape = { ...api.getOperation(operation), sendsRecord: config.sends === 'record' };
  const isComplete = shape.requiredProperties.every((name) => name in changes);
  if (isComplete && !shape.sendsRecord) return changes;
  const { queryFn, select } = recordQuery(api, resource, id);
  const record = select(await queryFn({ signal }));
  const leftOut = describeLeftOut(resource, record);
  // In the form of the record, the administrator can decide what to do.
  if (leftOut !== undefined) throw new Error(leftOut);
  const values = resource.toFormValues(record);
  return { ...getBody(values, values, shape), ...changes };
}
