import { beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '../../scripts/lib/servers/error-responses.ts';
import { hashPassword, passwordMatches } from '../../scripts/sandbox/credentials.ts';
import { createSignInLimiter } from '../../scripts/sandbox/sign-in-limiter.ts';

test('Passwords are stored as salted hashes that match only the same password', async () => {
  const hash = hashPassword('story-admin');
  expect(hash).not.toContain('story-admin');
  expect(hashPassword('story-admin')).not.toBe(hash);
  expect(await passwordMatches('story-admin', hash)).toBe(true);
  expect(await passwordMatches('Story-admin', hash)).toBe(false);
  expect(await passwordMatches('story-admin', undefined)).toBe(false);
});

let limiter: ReturnType<typeof createSignInLimiter>;
beforeEach(() => {
  vi.useFakeTimers();
  limiter = createSignInLimiter();
});

const email = 'admin@example.com';
const correct = () => Promise.resolve('correct');
const wrong = () => Promise.reject(new HttpError(401, 'wrong'));

/** Makes several attempts; returns how often each status resulted. */
async function attempt(
  count: number,
  client: { email: string; address?: string },
  check: () => Promise<unknown> = wrong,
) {
  const counts: Record<number, number> = {};
  for (let index = 0; index < count; index += 1) {
    const status = await limiter.limit({ address: '127.0.0.1', ...client }, check).then(
      () => 200,
      (error: HttpError) => error.status,
    );
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

test('Failures are counted per email, regardless of case and spaces', async () => {
  await attempt(10, { email });
  expect(await attempt(1, { email: ' ADMIN@example.com ' })).toEqual({ 429: 1 });
  expect(await attempt(1, { email: 'other@example.com' })).toEqual({ 401: 1 });
});

test('A success resets the failures of its email', async () => {
  expect(await attempt(9, { email })).toEqual({ 401: 9 });
  expect(await attempt(400, { email }, correct)).toEqual({ 200: 400 });
  expect(await attempt(11, { email })).toEqual({ 401: 10, 429: 1 });
});

test('Failures are reset 15 minutes after the first', async () => {
  await attempt(1, { email });
  vi.advanceTimersByTime(10 * 60_000);
  await attempt(9, { email });
  const rejected = limiter.limit({ email, address: '127.0.0.1' }, correct);
  await expect(rejected).rejects.toMatchObject({
    message: 'Too many wrong passwords. Try again in 5 minutes.',
    headers: { 'retry-after': '300' },
  });
  vi.advanceTimersByTime(4.5 * 60_000);
  await expect(limiter.limit({ email, address: '127.0.0.1' }, correct)).rejects.toMatchObject({
    message: 'Too many wrong passwords. Try again in a minute.',
    headers: { 'retry-after': '30' },
  });
  vi.advanceTimersByTime(31_000);
  expect(await attempt(1, { email }, correct)).toEqual({ 200: 1 });
});

/** Has 300 attempts of several emails fail. */
async function failOften() {
  await attempt(10, { email });
  for (let index = 0; index < 290; index += 1) {
    expect(await attempt(1, { email: `${index}@example.com` })).toEqual({ 401: 1 });
  }
}

test('An address is rejected after 300 failures of several emails', async () => {
  await failOften();
  expect(await attempt(1, { email: 'fresh@example.com' }, correct)).toEqual({ 429: 1 });
});

test('Other addresses are accepted after 300 failures of one', async () => {
  await failOften();
  const other = { email: 'fresh@example.com', address: '127.0.0.2' };
  expect(await attempt(1, other, correct)).toEqual({ 200: 1 });
});

test('Rejected attempts do not count for the address', async () => {
  await attempt(10, { email });
  expect(await attempt(400, { email })).toEqual({ 429: 400 });
  expect(await attempt(1, { email: 'fresh@example.com' }, correct)).toEqual({ 200: 1 });
});
