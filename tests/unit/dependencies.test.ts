import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findVulnerableVersions } from '../../scripts/check-advisories/known-advisories.ts';
import { evaluateReport } from '../../scripts/check-advisories/evaluate-report.ts';
import {
  type AllowedLicences,
  checkLicences,
  readInstalledLicence,
} from '../../scripts/check-licences/licences.ts';
import {
  checkInstallScripts,
  checkLockFile,
  listEntries,
  type LockEntry,
} from '../../scripts/check-licences/lock-file.ts';

const validEntry = { version: '1.2.3', integrity: 'sha512-abc', license: 'MIT' };

/** A lock file with a valid package and one with the given changes. */
const lockWith = (changes: Partial<LockEntry>, folder = 'node_modules/odd') => ({
  lockfileVersion: 3,
  packages: { '': {}, 'node_modules/valid': validEntry, [folder]: { ...validEntry, ...changes } },
});
const entriesWith = (changes: Partial<LockEntry>, folder?: string) =>
  listEntries(lockWith(changes, folder));

describe('The entry in the lock file', () => {
  test.each<[string, Partial<LockEntry>, RegExp?]>([
    ['is valid with a version and a sha512', {}],
    ['needs a version', { version: undefined }, /no version/],
    ['needs a hash', { integrity: undefined }, /no sha512/],
    ['takes no weak hash', { integrity: 'sha1-abc' }, /no sha512/],
    ['takes nothing from git', { resolved: 'git+ssh://git@example.com/odd.git#1' }, /git\+ssh/],
    ['takes nothing from a file', { resolved: 'file:../odd' }, /file:\.\.\/odd/],
    ['has no URL of a registry', { resolved: 'https://example.com/odd.tgz' }, /example\.com/],
  ])('of a package %s', (_, changes, message) => {
    const problems = checkLockFile(lockWith(changes));
    expect(problems).toEqual(message ? [expect.stringMatching(message)] : []);
    expect(problems.every((problem) => problem.startsWith('node_modules/odd '))).toBe(true);
  });

  test('is rejected in a version without a hash for each package', () => {
    expect(checkLockFile({ ...lockWith({}), lockfileVersion: 1 })).toEqual([
      expect.stringContaining('version 1'),
    ]);
  });

  test('gives the registry name of nested and aliased packages', () => {
    const nested = 'node_modules/a/node_modules/@scope/odd';
    expect(entriesWith({}, nested)[1]).toMatchObject({ path: nested, name: '@scope/odd' });
    expect(entriesWith({ name: 'odd-new' })[1]).toMatchObject({ name: 'odd-new' });
  });
});

describe('An install script', () => {
  const entries = entriesWith({ hasInstallScript: true });

  test.each([true, false])('is accepted with the decision %s', (decision) => {
    expect(checkInstallScripts(entries, { odd: decision })).toEqual([]);
  });

  test('is rejected without a decision', () => {
    expect(checkInstallScripts(entries, {})).toEqual([
      expect.stringMatching(/^odd has an install script/),
    ]);
  });

  test('that no longer exists must not have a decision', () => {
    expect(checkInstallScripts(entries, { odd: true, gone: false })).toEqual([
      expect.stringMatching(/^gone no longer has an install script/),
    ]);
  });
});

describe('A licence', () => {
  const allowed: AllowedLicences = { shipped: ['MIT'], tools: ['Python-2.0'], exceptions: [] };
  const check = (
    entry: Partial<LockEntry>,
    overrides: Partial<AllowedLicences> = {},
    readLicence: (folder: string) => string | undefined = () => undefined,
  ) => checkLicences(entriesWith(entry), { ...allowed, ...overrides }, readLicence);

  test.each<[string, Partial<LockEntry>, RegExp?]>([
    ['on the list is allowed', { license: 'MIT' }],
    ['with one choice on the list is allowed', { license: '(GPL-3.0-only OR MIT)' }],
    ['for tools is allowed for development', { license: 'Python-2.0', dev: true }],
    [
      'for tools is not allowed for the build',
      { license: 'Python-2.0' },
      /not allowed for the build/,
    ],
    [
      'on no list is not allowed',
      { license: 'GPL-3.0-only', dev: true },
      /not allowed for development/,
    ],
    [
      'combined with one on no list is not allowed',
      { license: '(MIT AND GPL-3.0-only)' },
      /not allowed/,
    ],
    [
      'that is no SPDX expression is not allowed',
      { license: 'SEE LICENSE IN LICENSE' },
      /not allowed/,
    ],
    ['is required', { license: undefined }, /has no licence/],
  ])('%s', (_, entry, message) => {
    const problems = check(entry);
    expect(problems).toEqual(message ? [expect.stringMatching(message)] : []);
    expect(problems.every((problem) => problem.startsWith('node_modules/odd '))).toBe(true);
  });

  test('that is missing in the lock file is read from the installed package', () => {
    const readLicence = (licence: string) => (folder: string) =>
      folder === 'node_modules/odd' ? licence : undefined;
    expect(check({ license: undefined }, {}, readLicence('MIT'))).toEqual([]);
    expect(check({ license: undefined }, {}, readLicence('GPL-3.0-only'))).toEqual([
      expect.stringContaining('GPL-3.0-only'),
    ]);
  });

  test('has exceptions by package and licence, which must be needed', () => {
    const exceptions = [{ packages: /^odd$/, licence: 'MPL-2.0', reason: 'A tool.' }];
    expect(check({ license: 'MPL-2.0', dev: true }, { exceptions })).toEqual([]);
    expect(check({ license: 'GPL-3.0-only', dev: true }, { exceptions })).toHaveLength(2);
    expect(check({ license: 'MIT' }, { exceptions })).toEqual([
      'No package /^odd$/ is under MPL-2.0 any more: remove the exception from scripts/check-licences/allowed-licences.ts.',
    ]);
  });

  test.each([
    [{ license: 'MIT' }, 'MIT'],
    [{ license: { type: 'ISC' } }, 'ISC'],
    [{ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0-only' }] }, 'MIT OR GPL-2.0-only'],
    [{}, undefined],
  ])('is read from the package.json %j as %s', (manifest, licence) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'story-admin-audit-'));
    expect(readInstalledLicence(folder)).toBeUndefined();
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    expect(readInstalledLicence(folder)).toBe(licence);
  });
});

describe('An advisory', () => {
  const accepted = {
    id: 'GHSA-a',
    package: 'odd',
    reviewedOn: '2026-11-21',
    reason: 'Not called.',
  };
  const fixed = { ...accepted, id: 'GHSA-m', fixedIn: '1.10.0' };

  test('with a fixed version rejects older versions', () => {
    expect(findVulnerableVersions(entriesWith({ version: '1.10.0' }), [fixed, accepted])).toEqual(
      [],
    );
    expect(findVulnerableVersions(entriesWith({ version: '1.9.9' }), [fixed, accepted])).toEqual([
      'node_modules/odd 1.9.9 has GHSA-m, which is fixed in 1.10.0: update it with npm update odd.',
    ]);
  });

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

  test('that was accepted is reported with its reason', () => {
    expect(evaluateReport(report('GHSA-a'), [accepted, fixed])).toEqual({
      errors: [],
      notes: ['odd has GHSA-a, reviewed on 2026-11-21: Not called.'],
    });
  });

  test.each(['GHSA-new', 'GHSA-m'])('that was not accepted is an error: %s', (id) => {
    expect(evaluateReport(report('GHSA-a', id), [accepted, fixed])?.errors).toEqual([
      expect.stringMatching(`^odd has ${id} \\(low\\): Bad`),
    ]);
  });

  test('that no longer applies must be removed', () => {
    expect(evaluateReport(report(), [accepted, fixed])).toEqual({
      errors: [],
      notes: [expect.stringMatching(/^odd no longer has GHSA-a/)],
    });
  });

  test('is not evaluated if the registry does not respond', () => {
    expect(evaluateReport({ statusCode: 405 }, [accepted])).toBeUndefined();
  });
});
