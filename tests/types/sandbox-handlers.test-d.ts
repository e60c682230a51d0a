/** A handler of the sandbox has the name and the response of an operation of the contract. */
import { test } from 'vitest';
import type { Handlers } from '../../scripts/sandbox/handler-types.ts';

test('a handler that returns the response of its operation compiles', () => {
  ({ deleteStory: () => ({ success: true }) }) satisfies Handlers;
});

test('a handler with an unknown name or another response does not compile', () => {
  // @ts-expect-error — there is no removeStory
  ({ removeStory: () => ({ success: true }) }) satisfies Handlers;
  // @ts-expect-error — the response says success
  ({ deleteStory: () => ({}) }) satisfies Handlers;
  // @ts-expect-error — a list has its length
  ({ getBanners: () => ({ success: true, banners: [] }) }) satisfies Handlers;
  // @ts-expect-error — the body has no colour
  ({ updateStory: ({ body }) => body.colour }) satisfies Handlers;
});
