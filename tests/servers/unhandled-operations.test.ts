import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { startGateway } from '../../scripts/lib/servers/gateway.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { mockUnhandled } from '../../scripts/sandbox/mock-unhandled.ts';
import { startSandbox } from '../../scripts/sandbox/start-sandbox.ts';
import { addCoupons } from '../support/add-coupons.ts';
import { splitContract } from '../support/split-contract.ts';

const folder = await createTempFolder();
const written = path.join(folder, 'written.yaml');
await writeFile(written, await addCoupons());
// A contract in several files is served like one.
const contract = await splitContract(written, folder);
const data = path.join(folder, 'data');
const sandbox = await startSandbox({ contract, data, users: 0, port: 0 });
const mock = await mockUnhandled(contract);
const gateway = await startGateway({
  contract,
  upstream: sandbox.url,
  findOtherUpstream: mock?.findUpstream,
  port: 0,
});
afterAll(async () => {
  gateway.close();
  await mock?.close();
  await sandbox.close();
});

const get = (pathname: string) =>
  fetch(gateway.url + pathname, { headers: { authorization: 'Bearer any' } });

test('The sandbox has a handler for every operation of the product', async () => {
  expect(await mockUnhandled('openapi.yaml')).toBeUndefined();
});

test('An added entity is served by the examples of the contract', async () => {
  expect(mock?.line).toContain('No handler for getCoupons, addCoupon, ');
  expect(mock?.line).toContain("Prism's mock responds with the contract's examples");
  const list = await get('/api/coupons');
  const { coupons } = (await list.json()) as { coupons: { _id: string }[] };
  expect(coupons.map(({ _id }) => _id)).toEqual(['c1', 'c2']);
  expect(list.headers.get('sl-violations')).toBeNull();
  // The gateway prints that this request violates the contract.
  vi.spyOn(console, 'error').mockReturnValue();
  expect((await get('/api/coupons?resultPerPage=1000')).status).toBe(422);
});

test('Operations with a handler are those of the sandbox, which checks the token', async () => {
  expect((await get('/api/admin/getAllUsers')).status).toBe(401);
});
