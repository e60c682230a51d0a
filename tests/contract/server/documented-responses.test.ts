import { expect, test } from 'vitest';
import {
  createResponseCheck,
  type ExpectedStatus,
} from '../../../scripts/contract-verify/check-response.ts';
import {
  type ContractOperation,
  listOperations,
} from '../../../scripts/generate/contract-operations.ts';
import { readDocument } from '../../../scripts/generate/read-contract.ts';

const { paths: _, ...frozen } = await readDocument('tests/support/frozen-contract.yaml');

/** What is found in a response of an operation that documents these; without a body, its body is empty. */
async function findIn(
  documented: object,
  { status, body }: { status: number; body?: object },
  expected: ExpectedStatus = {},
) {
  const operation = { operationId: 'deleteThing', responses: documented };
  const contract = { ...frozen, paths: { '/things': { delete: operation } } };
  const check = await createResponseCheck(contract);
  const text = body ? JSON.stringify(body) : '';
  const headers = new Headers({ 'content-type': 'application/json' });
  const [described] = listOperations(contract) as [ContractOperation];
  return (await check(described, { status, headers, text }, expected)).findings;
}

const documentedError = { $ref: '#/components/responses/UnprocessableContent' };

test('204 without content is a success', async () => {
  const documented = { 204: { description: 'Deleted.' }, 422: documentedError };
  expect(await findIn(documented, { status: 204 })).toEqual([]);
  expect(await findIn(documented, { status: 200, body: { success: true } })).toEqual([
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
  async (name, status, body, found) => {
    const documented = { 200: { $ref: '#/components/responses/Done' }, [name]: documentedError };
    const findings = await findIn(documented, { status, body }, { expectedStatuses: [404] });
    expect(findings).toEqual(found.map((finding) => expect.objectContaining(finding)));
  },
);
