import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from '../../scripts/sandbox/password.ts';

test('Passwords are stored as salted hashes that match only the same password', async () => {
  const hash = hashPassword('story-admin');
  expect(hash).not.toContain('story-admin');
  expect(hashPassword('story-admin')).not.toBe(hash);
  expect(await passwordMatches('story-admin', hash)).toBe(true);
  expect(await passwordMatches('Story-admin', hash)).toBe(false);
  expect(await passwordMatches('story-admin', undefined)).toBe(false);
});
