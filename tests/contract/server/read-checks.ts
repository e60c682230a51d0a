import type { CallResult, OperationId, Probe } from '../../../scripts/contract-verify/probe.ts';
import { type Credentials, isToken } from '../../../scripts/contract-verify/sign-in.ts';
import { selectRecord } from '../../../src/engine/config/record-response.ts';
import type { Resource } from '../../../src/engine/config/resource.ts';
import { type Check, getProperty } from './check.ts';
import { createListChecks } from './list-checks.ts';

/** A valid identifier that no record has. */
const unknownId = 'f'.repeat(24);

/** How many records of each list are read. */
const recordsPerList = 3;

function findOperationId({ operations }: Probe, key: string): OperationId {
  const operation = operations.find((candidate) => candidate.key === key);
  if (!operation) throw new Error(`The contract has no operation ${key}.`);
  // OperationId is generated from the same contract; `npm run check` fails when it is out of date.
  return operation.id as OperationId;
}

/** In a response that is not paged, `length` is the number of rows. */
function checkTotal(probe: Probe, result: CallResult): void {
  const length = getProperty(result.body, 'length');
  const rows = Object.values(result.body ?? {}).find(Array.isArray);
  if (!result.isValid || length === undefined || !rows || length === rows.length) return;
  const message =
    'expected the number of rows, since the list is not paged, received another number';
  probe.report(result, [{ kind: 'total', pointer: '/length', message }]);
}

function createResourceChecks(probe: Probe, resource: Resource): Check[] {
  const { operations, record, idProperty } = resource;
  const listId = findOperationId(probe, operations.list);
  const readId = findOperationId(probe, operations.read ?? '');
  const list = createListChecks(probe, listId, resource);

  async function checkRecords(): Promise<void> {
    for (const id of list.getIds().slice(0, recordsPerList)) {
      const result = await probe.call(readId, { path: { id } });
      if (!result.isValid || getProperty(selectRecord(resource)(result.body), idProperty) === id)
        continue;
      const pointer = `${record === undefined ? '' : `/${record}`}/${idProperty}`;
      const message = 'expected the requested identifier, received another identifier';
      probe.report(result, [{ kind: 'other-record', pointer, message }]);
    }
  }

  const expectStatus = (status: number, id: string) =>
    probe.call(readId, { path: { id }, expectedStatuses: [status] });
  const ofRecord: Omit<Check, 'id'>[] = [
    {
      title: 'returns the requested record',
      skipReason: () => (list.getIds().length === 0 ? 'the list has no record to read' : undefined),
      run: checkRecords,
    },
    {
      title: 'responds with 404 where there is no record',
      run: () => expectStatus(404, unknownId),
    },
    { title: 'rejects an invalid identifier', run: () => expectStatus(422, 'no-identifier') },
  ];
  return [
    ...list.checks.map((check) => ({ ...check, id: listId, needsToken: true })),
    ...ofRecord.map((check) => ({ ...check, id: readId, needsToken: true })),
  ];
}

/** The token of the session with another signature. */
function forgeToken(token = ''): string {
  return token.slice(0, -8) + Array.from(token.slice(-8)).toReversed().join('');
}

function createLoginChecks(probe: Probe, credentials: Credentials): Check[] {
  if ('token' in credentials) {
    probe.session.token = credentials.token;
    return [];
  }
  return [
    {
      id: 'login',
      title: 'signs in',
      async run() {
        const { body } = await probe.call('login', { body: credentials });
        const token = getProperty(body, 'token');
        // The contract allows any text, but a header does not.
        if (typeof token === 'string' && isToken(token)) probe.session.token = token;
      },
    },
    {
      id: 'login',
      title: 'rejects an empty body',
      run: () => probe.call('login', { body: {}, expectedStatuses: [400, 422] }),
    },
  ];
}

/** The checks of sign-in and of every read of the console, and the invalid requests that change nothing. */
export function createReadChecks(
  probe: Probe,
  resources: readonly Resource[],
  credentials: Credentials,
): Check[] {
  const reads = probe.operations
    .filter(({ method }) => method === 'GET')
    .map((operation) => ({ ...operation, id: operation.id as OperationId }));
  const withoutParameters = reads.filter(({ parameters }) => parameters.length === 0);
  const protectedReads = reads.filter(({ requiresAuth }) => requiresAuth);
  return [
    ...createLoginChecks(probe, credentials),
    ...withoutParameters.map(({ id, requiresAuth, operation }) => ({
      id,
      title: 'matches the contract',
      needsToken: requiresAuth,
      async run() {
        // A legal text may not exist yet.
        const allowedStatuses = operation.responses?.['404'] ? [404] : [];
        checkTotal(probe, await probe.call(id, { allowedStatuses }));
      },
    })),
    ...resources.flatMap((resource) => createResourceChecks(probe, resource)),
    ...protectedReads.map(({ id }) => ({
      id,
      title: 'needs a token',
      run: () => probe.call(id, { path: { id: unknownId }, token: null, expectedStatuses: [401] }),
    })),
    ...protectedReads.slice(0, 1).map(({ id }) => ({
      id,
      title: 'needs a token with a valid signature',
      needsToken: true,
      async run() {
        const token = forgeToken(probe.session.token);
        if (token === probe.session.token) return;
        await probe.call(id, { token, expectedStatuses: [401] });
      },
    })),
  ];
}
