import { type Resource, selectRecord } from '../../src/engine/config/resource.ts';
import { checkList } from './check-lists.ts';
import type { OperationId } from './operations.ts';
import type { CallResult, Probe } from './probe.ts';
import { getProperty } from './response-values.ts';

/** A valid identifier that no record has. */
const unknownId = 'f'.repeat(24);

/** How many records of each list are read. */
const recordsPerList = 3;

function findOperationId({ operations }: Probe, key: string): OperationId {
  const operation = operations.find((candidate) => candidate.key === key);
  if (!operation) throw new Error(`The contract has no operation ${key}.`);
  return operation.id;
}

async function checkRecords(probe: Probe, resource: Resource, ids: string[]) {
  const { operations, record, idProperty } = resource;
  const readId = findOperationId(probe, operations.read);
  for (const id of ids.slice(0, recordsPerList)) {
    const result = await probe.call(readId, { path: { id } });
    if (result.isValid && getProperty(selectRecord(resource)(result.body), idProperty) !== id) {
      const expected = 'the requested identifier';
      probe.report(readId, result, [
        {
          kind: 'other-record',
          pointer: `${record === undefined ? '' : `/${record}`}/${idProperty}`,
          expected,
          received: 'another identifier',
        },
      ]);
    }
  }
  await probe.call(readId, { path: { id: unknownId }, expectedStatuses: [404] });
  await probe.call(readId, { path: { id: 'no-identifier' }, expectedStatuses: [422] });
}

/** In a response that is not paged, `length` is the number of rows. */
function checkTotal(probe: Probe, id: OperationId, result: CallResult) {
  const length = getProperty(result.body, 'length');
  const rows = Object.values(result.body ?? {}).find(Array.isArray);
  if (!result.isValid || length === undefined || !rows || length === rows.length) return;
  const expected = 'the number of rows, since the list is not paged';
  probe.report(id, result, [
    { kind: 'total', pointer: '/length', expected, received: 'another number' },
  ]);
}

/** Reads without parameters: a 404 is accepted where documented, because a legal text may not exist yet. */
async function checkReadsWithoutParameters(probe: Probe) {
  const reads = probe.operations.filter(
    ({ method, hasParameters }) => method === 'GET' && !hasParameters,
  );
  for (const { id, requiresAuth, responses } of reads) {
    if (requiresAuth && !probe.getToken()) continue;
    const allowedStatuses = responses.get(404) ? [404] : [];
    checkTotal(probe, id, await probe.call(id, { allowedStatuses }));
  }
}

/** Every protected read without a token, and one of them with a token whose signature is invalid. */
async function checkAuthorization(probe: Probe) {
  const token = probe.getToken();
  const reads = probe.operations.filter(
    ({ method, requiresAuth }) => method === 'GET' && requiresAuth,
  );
  for (const { id } of reads) {
    await probe.call(id, { path: { id: unknownId }, token: null, expectedStatuses: [401] });
  }
  const [first] = reads;
  if (!token || !first) return;
  const forged = token.slice(0, -8) + Array.from(token.slice(-8)).toReversed().join('');
  if (forged !== token) await probe.call(first.id, { token: forged, expectedStatuses: [401] });
}

/** Makes every read of the console, and the invalid requests that change nothing. */
export async function checkReads(probe: Probe, resources: readonly Resource[]): Promise<void> {
  await checkReadsWithoutParameters(probe);
  for (const resource of probe.getToken() ? resources : []) {
    const list = { id: findOperationId(probe, resource.operations.list), resource };
    await checkRecords(probe, resource, await checkList(probe, list));
  }
  await checkAuthorization(probe);
}
