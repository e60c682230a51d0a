import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findUnreviewed } from '../../scripts/check-advisories.ts';
import { checkLicences } from '../../scripts/check-licences.ts';
import { withTempFolder } from '../../scripts/lib/temp-folder.ts';
import { callCommand } from '../support/call-command.ts';

const validEntry = { version: '1.2.3', integrity: 'sha512-abc', license: 'MIT' };

/** What the check says of a project with one package. */
const check = (entry: object, folder = 'node_modules/odd') =>
  withTempFolder(async (root) => {
    const packages = { '': {}, [folder]: { ...validEntry, ...entry } };
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
    const { lines } = await callCommand(checkLicences, [root]);
    return lines.join('\n');
  });

const valid = '1 packages, 1 of them not only for development: licences and lock file are valid.';

describe('The lock file', () => {
  test.each([
    ['a package without a version', { version: undefined }],
    ['a package without a hash', { integrity: undefined }],
    ['a package with a weak hash', { integrity: 'sha1-abc' }],
    ['a package from git', { resolved: 'git+ssh://git@example.com/odd.git#1' }],
    ['a package with a registry URL', { resolved: 'https://example.com/odd.tgz' }],
  ])('is rejected with %s', async (_, entry) => {
    expect(await check(entry)).toBe(
      "node_modules/odd has no version, no sha512 or a URL in package-lock.json: install it from the registry, with npm's omit-lockfile-registry-resolved.",
    );
  });
});

describe('A licence', () => {
  test.each([
    ['on the list', { license: 'MIT' }],
    ['with one choice on the list', { license: '(GPL-3.0-only OR MIT)' }],
  ])('%s is allowed', async (_, entry) => {
    expect(await check(entry)).toBe(valid);
  });

  test('of a development package may be one for tools, or an exception of this package', async () => {
    const tool = { license: 'Python-2.0', dev: true };
    expect(await check(tool)).toBe(valid.replace(', 1', ', 0'));
    const exception = { license: 'MPL-2.0', dev: true };
    const folder = 'node_modules/vite/node_modules/lightningcss-linux-x64-gnu';
    expect(await check(exception, folder)).toBe(valid.replace(', 1', ', 0'));
    expect(await check(exception)).toContain('is under MPL-2.0, which is not allowed');
  });

  test.each([
    ['that is on no list', { license: 'GPL-3.0-only', dev: true }, 'not allowed for development'],
    ['combined with one on no list', { license: '(MIT AND GPL-3.0-only)' }, 'not allowed'],
    ['for tools, in the build', { license: 'Python-2.0' }, 'not allowed for the build'],
    ['that is not an SPDX expression', { license: 'SEE LICENSE IN LICENSE' }, 'not allowed'],
    ['that is missing', { license: undefined }, 'has no licence'],
  ])('%s is rejected', async (_, entry, message) => {
    expect(await check(entry)).toMatch(new RegExp(`^node_modules/odd .*${message}`));
  });

  test('that the lock file does not have is that of a reviewed version, and of no other', async () => {
    const unlisted = { license: undefined, dev: true };
    const folder = 'node_modules/compute-gcd';
    expect(await check({ ...unlisted, version: '1.2.1' }, folder)).toBe(
      valid.replace(', 1', ', 0'),
    );
    expect(await check({ ...unlisted, version: '1.2.2' }, folder)).toContain('has no licence');
  });
});

describe('An advisory', () => {
  const report = (...ids: string[]) => ({
    vulnerabilities: {
      odd: {
        via: ids.map((id) => ({
          name: 'odd',
          title: 'Bad',
          url: `https://example.com/advisories/${id}`,
          severity: 'low',
        })),
      },
      other: { via: ['odd'] },
    },
  });

  test('that has not been reviewed is an error', () => {
    expect(findUnreviewed(report('GHSA-v3m3-f69x-jf25', 'GHSA-new'))).toEqual([
      expect.stringMatching(/^odd has GHSA-new \(low\): Bad/),
    ]);
  });

  test('is not looked for if the registry does not respond', () => {
    expect(findUnreviewed({})).toBeUndefined();
  });
});
