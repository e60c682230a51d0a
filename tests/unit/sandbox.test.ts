import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from '../../scripts/sandbox/password.ts';

test('passwords are kept as salted hashes that match only themselves', () => {
  const hash = hashPassword('story-admin');
  expect(hash).not.toContain('story-admin');
  expect(hashPassword('story-admin')).not.toBe(hash);
  expect(passwordMatches('story-admin', hash)).toBe(true);
  expect(passwordMatches('Story-admin', hash)).toBe(false);
  expect(passwordMatches('story-admin', undefined)).toBe(false);
});
