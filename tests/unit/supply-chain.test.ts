import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findUnreviewed } from '../../scripts/check-advisories.ts';
import { checkLicences } from '../../scripts/check-licences.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { callCommand } from '../support/run-command.ts';

const validEntry = { version: '1.2.3', integrity: 'sha512-abc', license: 'MIT' };

/** What the check says of a project with one package. */
async function check(entry: object, name = 'odd') {
  const root = await createTempFolder();
  const packages = { '': {}, [`node_modules/${name}`]: { ...validEntry, ...entry } };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
  return callCommand(checkLicences, [], root);
}

const nested = 'vite/node_modules/lightningcss-linux-x64-gnu';

test.each<[string, object, string?]>([
  ['a licence on the list', { license: 'MIT' }],
  ['one choice on the list', { license: '(GPL-3.0-only OR MIT)' }],
  ['a licence for tools, in development', { license: 'Python-2.0', dev: true }],
  ['an exception for it, in development', { license: 'MPL-2.0', dev: true }, nested],
  ['a version reviewed as MIT', { license: undefined, version: '1.2.1' }, 'compute-gcd'],
])('A package with %s is allowed', async (_, entry, name) => {
  const builtIn = 'dev' in entry ? 0 : 1;
  expect(await check(entry, name)).toEqual({
    code: 0,
    lines: [
      `1 packages, ${builtIn} of them not only for development: licences and lock file are valid.`,
    ],
  });
});

const notLocked =
  "has no version, no sha512 or a URL in package-lock.json: install it from the registry, with npm's omit-lockfile-registry-resolved.";

test.each<[string, object, string, string?]>([
  ['no version', { version: undefined }, notLocked],
  ['no hash', { integrity: undefined }, notLocked],
  ['a weak hash', { integrity: 'sha1-abc' }, notLocked],
  ['a git URL', { resolved: 'git+ssh://git@example.com/odd.git#1' }, notLocked],
  ['a registry URL', { resolved: 'https://example.com/odd.tgz' }, notLocked],
  [
    'a licence on no list',
    { license: 'GPL-3.0-only', dev: true },
    'is under GPL-3.0-only, which is not allowed for development',
  ],
  ['also one on no list', { license: '(MIT AND GPL-3.0-only)' }, 'not allowed'],
  ['one for tools, in the build', { license: 'Python-2.0' }, 'not allowed for the build'],
  ['the exception of another', { license: 'MPL-2.0', dev: true }, 'is under MPL-2.0'],
  ['no SPDX expression', { license: 'SEE LICENSE IN LICENSE' }, 'not allowed'],
  ['no licence', { license: undefined }, 'has no licence'],
  [
    'a version that was not reviewed',
    { license: undefined, version: '1.2.2' },
    'has no licence',
    'compute-gcd',
  ],
])('A package with %s is rejected', async (_, entry, message, name = 'odd') => {
  const { code, lines } = await check(entry, name);
  expect({ code, line: lines.join('\n') }).toEqual({
    code: 1,
    line: expect.stringContaining(message),
  });
  expect(lines[0]).toMatch(new RegExp(`^node_modules/${name} `));
});

test('An advisory that has not been reviewed is an error', () => {
  const via = ['GHSA-v3m3-f69x-jf25', 'GHSA-new'].map((id) => {
    const url = `https://example.com/advisories/${id}`;
    return { name: 'odd', title: 'Bad', url, severity: 'low' };
  });
  const vulnerabilities = { odd: { via }, other: { via: ['odd'] } };
  const error = expect.stringMatching(/^odd has GHSA-new \(low\): Bad/);
  expect(findUnreviewed({ vulnerabilities })).toEqual([error]);
});

test('An advisory is not looked for if the registry does not respond', () => {
  expect(findUnreviewed({})).toBeUndefined();
});
