import { expect, test } from 'vitest';
import {
  createResponseCheck,
  type ExpectedStatus,
} from '../../../scripts/contract-verify/check-response.ts';
import { listOperations } from '../../../scripts/generate/contract-operations.ts';
import { readDocument } from '../../../scripts/generate/read-contract.ts';

type Responses = Record<string, object>;
interface Contract {
  paths: Record<string, Record<string, { operationId: string; responses: Responses }>>;
}

interface CheckedOperation {
  id: string;
  /** Changes the responses that the contract documents. */
  change: (responses: Responses) => Responses;
}

/** What is found in a response of an operation; without a body, its body is empty. */
async function findIn(
  { id, change }: CheckedOperation,
  { status, body }: { status: number; body?: object },
  expected: ExpectedStatus = {},
) {
  const frozen = await readDocument('tests/support/frozen-contract.yaml');
  const contract = frozen as unknown as Contract;
  for (const documented of Object.values(contract.paths).flatMap((item) => Object.values(item)))
    if (documented.operationId === id) documented.responses = change(documented.responses);
  const operations = listOperations(contract);
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The frozen contract has no ${id}: correct the test.`);
  const check = await createResponseCheck(contract);
  const text = body ? JSON.stringify(body) : '';
  const headers = new Headers({ 'content-type': 'application/json' });
  return (await check(operation, { status, headers, text }, expected)).findings;
}

test('204 without content is a success', async () => {
  const deletion: CheckedOperation = {
    id: 'deleteBanner',
    change: ({ 200: _, ...others }) => ({ 204: { description: 'Deleted.' }, ...others }),
  };
  expect(await findIn(deletion, { status: 204 })).toEqual([]);
  expect(await findIn(deletion, { status: 200, body: { success: true } })).toEqual([
    expect.objectContaining({
      message: 'expected status 204, received status 200, which the contract does not document',
    }),
  ]);
});

const failure = { success: false, error: { message: 'No.' } };

test.each<[documented: string, status: number, body: object, found: object[]]>([
  ['4XX', 409, failure, []],
  ['default', 409, failure, []],
  ['4XX', 409, { success: false }, [{ pointer: '/error' }]],
  ['default', 409, { success: false }, [{ pointer: '/error' }]],
  ['4XX', 500, failure, [{ pointer: '' }]],
])(
  'Where %s documents errors, one with status %i and the body %j has the findings %j',
  async (documented, status, body, found) => {
    const reading: CheckedOperation = {
      id: 'getUser',
      change: ({ 200: success = {}, 422: error = {} }) => ({ 200: success, [documented]: error }),
    };
    const findings = await findIn(reading, { status, body }, { expectedStatuses: [404] });
    expect(findings).toEqual(found.map((finding) => expect.objectContaining(finding)));
  },
);
