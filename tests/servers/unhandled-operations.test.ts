import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocument } from '../../scripts/generate/read-contract.ts';
import { resolveReferences } from '../../scripts/generate/resolve-references.ts';
import { startGateway } from '../../scripts/lib/servers/gateway.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { getSandboxFiles } from '../../scripts/sandbox/data-folder.ts';
import { startSandbox } from '../../scripts/sandbox/start-sandbox.ts';
import { mockUnhandled } from '../../scripts/start/back-ends.ts';

/** The contract of the product, to which the coupons of the engine's tests were added. */
async function addCoupons(folder: string): Promise<string> {
  const product = await readDocument('openapi.yaml');
  const coupons = resolveReferences(await readDocument('tests/engine/coupons/openapi.yaml'));
  const contract = path.join(folder, 'openapi.yaml');
  await writeFile(
    contract,
    JSON.stringify({ ...product, paths: { ...product.paths, ...coupons.paths } }),
  );
  return contract;
}

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let mock: Awaited<ReturnType<typeof mockUnhandled>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  const folder = await createTempFolder();
  const contract = await addCoupons(folder);
  const files = getSandboxFiles(path.join(folder, 'data'));
  sandbox = await startSandbox({ contract, files, users: 0, host: '127.0.0.1', port: 0 });
  mock = await mockUnhandled(contract);
  gateway = await startGateway({
    contract,
    upstream: sandbox.url,
    ...(mock && { findOtherUpstream: mock.findUpstream }),
    port: 0,
    onViolation: () => undefined,
  });
});
afterAll(async () => {
  gateway.close();
  await mock?.close();
  await sandbox.close();
});

const request = (method: string, pathname: string, token = 'any') =>
  fetch(gateway.url + pathname, { method, headers: { authorization: `Bearer ${token}` } });

test('The sandbox has a handler for every operation of the product', async () => {
  expect(await mockUnhandled('openapi.yaml')).toBeUndefined();
});

test('An added entity is served by the examples of the contract, and npm start says so', async () => {
  expect(mock?.line).toContain('No handler for getCoupons, addCoupon, ');
  expect(mock?.line).toContain("Prism's mock responds with the contract's examples");
  const list = await request('GET', '/api/coupons');
  const { coupons } = (await list.json()) as { coupons: { _id: string }[] };
  expect(coupons.map(({ _id }) => _id)).toEqual(['c1', 'c2']);
  expect(list.headers.get('sl-violations')).toBeNull();
  expect((await request('GET', '/api/coupons?resultPerPage=1000')).status).toBe(422);
});

test('Operations with a handler are those of the sandbox, which checks the token', async () => {
  expect((await request('GET', '/api/admin/getAllUsers')).status).toBe(401);
});
