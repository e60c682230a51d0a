import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAttempts } from '../../scripts/sandbox/attempts.ts';
import { Refusal } from '../../scripts/sandbox/refusal.ts';

let attempts: ReturnType<typeof createAttempts>;
beforeEach(() => {
  vi.useFakeTimers();
  attempts = createAttempts();
});
afterEach(() => vi.useRealTimers());

const email = 'admin@example.com';
const right = () => Promise.resolve('right');
const wrong = () => Promise.reject(new Refusal(401, 'wrong'));

/** What comes of attempts, by status; 200 is a success. */
async function outcomes(
  times: number,
  who: { email: string; address?: string },
  check: () => Promise<unknown> = wrong,
) {
  const found: Record<number, number> = {};
  for (let index = 0; index < times; index += 1) {
    const status = await attempts.limit({ address: '127.0.0.1', ...who }, check).then(
      () => 200,
      (error: Refusal) => error.status,
    );
    found[status] = (found[status] ?? 0) + 1;
  }
  return found;
}

test('after 10 failures an email is refused, with the right password too', async () => {
  expect(await outcomes(12, { email })).toEqual({ 401: 10, 429: 2 });
  expect(await outcomes(1, { email }, right)).toEqual({ 429: 1 });
});

test('an email counts however it is written, and not for another', async () => {
  await outcomes(10, { email });
  expect(await outcomes(1, { email: ' ADMIN@example.com ' })).toEqual({ 429: 1 });
  expect(await outcomes(1, { email: 'other@example.com' })).toEqual({ 401: 1 });
});

test('a success clears the failures of its email, and is none itself', async () => {
  expect(await outcomes(9, { email })).toEqual({ 401: 9 });
  expect(await outcomes(400, { email }, right)).toEqual({ 200: 400 });
  expect(await outcomes(11, { email })).toEqual({ 401: 10, 429: 1 });
});

test('failures are forgotten 15 minutes after the first', async () => {
  await outcomes(1, { email });
  vi.advanceTimersByTime(10 * 60_000);
  await outcomes(9, { email });
  const refused = attempts.limit({ email, address: '127.0.0.1' }, right);
  await expect(refused).rejects.toMatchObject({
    message: 'Too many wrong passwords. Try again in 5 minutes.',
    headers: { 'retry-after': '300' },
  });
  vi.advanceTimersByTime(4.5 * 60_000);
  await expect(attempts.limit({ email, address: '127.0.0.1' }, right)).rejects.toMatchObject({
    message: 'Too many wrong passwords. Try again in a minute.',
    headers: { 'retry-after': '30' },
  });
  vi.advanceTimersByTime(31_000);
  expect(await outcomes(1, { email }, right)).toEqual({ 200: 1 });
});

test('an address is refused after 300 failures of many emails; those not looked at do not count', async () => {
  await outcomes(10, { email });
  expect(await outcomes(400, { email })).toEqual({ 429: 400 });
  for (let index = 0; index < 290; index += 1) {
    expect(await outcomes(1, { email: `${index}@example.com` })).toEqual({ 401: 1 });
  }
  expect(await outcomes(1, { email: 'fresh@example.com' }, right)).toEqual({ 429: 1 });
  expect(await outcomes(1, { email: 'fresh@example.com', address: '127.0.0.2' }, right)).toEqual({
    200: 1,
  });
});
