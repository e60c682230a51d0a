/** contract:verify cannot refer to an operationId that the contract does not have. */
import { test } from 'vitest';
import type { Probe } from '../../scripts/contract-verify/probe.ts';
import type { Check } from '../contract/server/read-checks.ts';

type Call = Probe['call'];

test('an operationId of the contract compiles', () => {
  'deleteUser' satisfies Check['id'];
  'getUser' satisfies Parameters<Call>[0];
});

test('an unknown operationId does not compile', () => {
  // @ts-expect-error — there is no removeUser
  'removeUser' satisfies Check['id'];
  // @ts-expect-error — there is no readUser to call
  'readUser' satisfies Parameters<Call>[0];
  // @ts-expect-error — a string that is not known when compiling is no operationId
  String('getUser') satisfies Parameters<Call>[0];
});
