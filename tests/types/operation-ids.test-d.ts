/** The tests of contract:verify and the handlers of the sandbox refer to operations of the contract. */
import { test } from 'vitest';
import type { Probe } from '../../scripts/contract-verify/probe.ts';
import type { Handlers } from '../../scripts/sandbox/handler-types.ts';
import type { Check } from '../contract/server/check.ts';

type Call = Probe['call'];

test('An operationId that is unknown, or not known when compiling, does not compile', () => {
  'deleteUser' satisfies Check['id'];
  'getUser' satisfies Parameters<Call>[0];
  // @ts-expect-error — there is no removeUser
  'removeUser' satisfies Check['id'];
  // @ts-expect-error — there is no readUser to call
  'readUser' satisfies Parameters<Call>[0];
  // @ts-expect-error — a string that is not known when compiling is no operationId
  String('getUser') satisfies Parameters<Call>[0];
});

test('A handler with an unknown name or another response does not compile', () => {
  ({ deleteStory: () => ({ success: true }) }) satisfies Handlers;
  // @ts-expect-error — there is no removeStory
  ({ removeStory: () => ({ success: true }) }) satisfies Handlers;
  // @ts-expect-error — the response says success
  ({ deleteStory: () => ({}) }) satisfies Handlers;
  // @ts-expect-error — a list has its length
  ({ getBanners: () => ({ success: true, banners: [] }) }) satisfies Handlers;
  // @ts-expect-error — the body has no colour
  ({ updateStory: ({ body }) => body.colour }) satisfies Handlers;
});
