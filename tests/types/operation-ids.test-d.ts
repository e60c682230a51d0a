/** contract:verify cannot refer to an operationId that the contract does not have. */
import { test } from 'vitest';
import type { Probe } from '../../scripts/contract-verify/probe.ts';
import { getSkipReason } from '../../scripts/contract-verify/skip-reasons.ts';

const context = { hasGivenToken: false, isSignedIn: true, write: false };
type Call = Probe['call'];

test('an operationId of the contract compiles', () => {
  getSkipReason('deleteUser', context);
  'getUser' satisfies Parameters<Call>[0];
});

test('an unknown operationId does not compile', () => {
  // @ts-expect-error — there is no removeUser
  getSkipReason('removeUser', context);
  // @ts-expect-error — there is no readUser to call
  'readUser' satisfies Parameters<Call>[0];
  // @ts-expect-error — there is no readUser to report violations of
  'readUser' satisfies Parameters<Probe['report']>[0];
  // @ts-expect-error — a string that is not known when compiling is no operationId
  String('getUser') satisfies Parameters<Call>[0];
});
