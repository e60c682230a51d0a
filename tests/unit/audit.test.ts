import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { affected } from '../../scripts/audit/affected.ts';
import { installScriptFaults } from '../../scripts/audit/install-scripts.ts';
import { installedLicence } from '../../scripts/audit/installed-licence.ts';
import { judgeReport } from '../../scripts/audit/judge-report.ts';
import { type AllowedLicences, licenceFaults } from '../../scripts/audit/licences.ts';
import { entriesOf, type Entry, lockFaults } from '../../scripts/audit/lock-file.ts';

const sound = { version: '1.2.3', integrity: 'sha512-abc', license: 'MIT' };

/** A lock file of one package with the given fault, beside one without. */
const lockWith = (fault: Partial<Entry>, at = 'node_modules/odd') => ({
  lockfileVersion: 3,
  packages: { '': {}, 'node_modules/sound': sound, [at]: { ...sound, ...fault } },
});
const entriesWith = (fault: Partial<Entry>, at?: string) => entriesOf(lockWith(fault, at));

describe('The lock file', () => {
  test('is in order when it names the version and the sha512 of everything', () => {
    expect(lockFaults(lockWith({}))).toEqual([]);
  });

  test.each<[string, Partial<Entry>, string]>([
    ['a package without a version', { version: undefined }, 'no version'],
    ['a package without a hash', { integrity: undefined }, 'no sha512'],
    ['a package with a weak hash', { integrity: 'sha1-abc' }, 'no sha512'],
    ['a package from git', { resolved: 'git+ssh://git@example.com/odd.git#1' }, 'git+ssh'],
    ['a package from a file', { resolved: 'file:../odd' }, 'file:../odd'],
    ['a package that names a registry', { resolved: 'https://example.com/odd.tgz' }, 'example.com'],
  ])('is not with %s', (_, fault, complaint) => {
    expect(lockFaults(lockWith(fault))).toEqual([
      expect.stringMatching(
        new RegExp(`^node_modules/odd .*${complaint.replace(/[+.]/g, '\\$&')}`),
      ),
    ]);
  });

  test('is not in a form that has no hashes for every package', () => {
    expect(lockFaults({ ...lockWith({}), lockfileVersion: 1 })).toEqual([
      expect.stringContaining('version 1'),
    ]);
  });

  test('calls a package by its name in the registry, wherever it is and whatever it is called here', () => {
    const nested = 'node_modules/a/node_modules/@scope/odd';
    expect(entriesWith({}, nested)[1]).toMatchObject({ path: nested, name: '@scope/odd' });
    expect(entriesWith({ name: 'odd-new' })[1]).toMatchObject({ name: 'odd-new' });
  });
});

describe('An install script', () => {
  const entries = entriesWith({ hasInstallScript: true });

  test.each([true, false])('has been decided about: %s', (decision) => {
    expect(installScriptFaults(entries, { odd: decision })).toEqual([]);
  });

  test('has to be decided about', () => {
    expect(installScriptFaults(entries, {})).toEqual([
      expect.stringMatching(/^odd wants to run a script/),
    ]);
  });

  test('that is not there any more leaves no decision behind', () => {
    expect(installScriptFaults(entries, { odd: true, gone: false })).toEqual([
      expect.stringMatching(/^gone has no install script any more/),
    ]);
  });
});

describe('A licence', () => {
  const allowed: AllowedLicences = { shipped: ['MIT'], tools: ['Python-2.0'], exceptions: [] };
  const faultsOf = (
    fault: Partial<Entry>,
    change: Partial<AllowedLicences> = {},
    installed: (folder: string) => string | undefined = () => undefined,
  ) => licenceFaults(entriesWith(fault), { ...allowed, ...change }, installed);

  test.each<[string, Partial<Entry>]>([
    ['on the list', { license: 'MIT' }],
    ['to choose from the list', { license: '(GPL-3.0-only OR MIT)' }],
    ['of a tool, on the list for tools', { license: 'Python-2.0', dev: true }],
  ])('%s is allowed', (_, fault) => {
    expect(faultsOf(fault)).toEqual([]);
  });

  test.each<[string, Partial<Entry>, string]>([
    ['that is on no list', { license: 'GPL-3.0-only', dev: true }, 'not allowed for a tool'],
    ['that comes with one on no list', { license: '(MIT AND GPL-3.0-only)' }, 'not allowed'],
    ['for tools', { license: 'Python-2.0' }, 'not allowed for what reaches a browser'],
    ['that is no SPDX expression', { license: 'SEE LICENSE IN LICENSE' }, 'not allowed'],
    ['that is nowhere', { license: undefined }, 'names no licence'],
  ])('%s is not', (_, fault, complaint) => {
    expect(faultsOf(fault)).toEqual([expect.stringMatching(`^node_modules/odd .*${complaint}`)]);
  });

  test('that the lock file does not tell is looked up where the package is installed', () => {
    const installed = (licence: string) => (folder: string) =>
      folder === 'node_modules/odd' ? licence : undefined;
    expect(faultsOf({ license: undefined }, {}, installed('MIT'))).toEqual([]);
    expect(faultsOf({ license: undefined }, {}, installed('GPL-3.0-only'))).toEqual([
      expect.stringContaining('GPL-3.0-only'),
    ]);
  });

  test('has exceptions by name, for the very licence, as long as they are needed', () => {
    const exceptions = [{ packages: /^odd$/, licence: 'MPL-2.0', reason: 'A tool.' }];
    expect(faultsOf({ license: 'MPL-2.0', dev: true }, { exceptions })).toEqual([]);
    expect(faultsOf({ license: 'GPL-3.0-only', dev: true }, { exceptions })).toHaveLength(2);
    expect(faultsOf({ license: 'MIT' }, { exceptions })).toEqual([
      'No /^odd$/ is under MPL-2.0 any more: take the exception out.',
    ]);
  });

  test.each([
    [{ license: 'MIT' }, 'MIT'],
    [{ license: { type: 'ISC' } }, 'ISC'],
    [{ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0-only' }] }, 'MIT OR GPL-2.0-only'],
    [{}, undefined],
  ])('is read from an installed %j as %s', (manifest, licence) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'story-admin-audit-'));
    expect(installedLicence(folder)).toBeUndefined();
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    expect(installedLicence(folder)).toBe(licence);
  });
});

describe('An advisory', () => {
  const accepted = { id: 'GHSA-a', package: 'odd', date: '2026-11-21', reason: 'Not called.' };
  const mended = { ...accepted, id: 'GHSA-m', mendedIn: '1.10.0' };

  test('that was mended is held to its version', () => {
    expect(affected(entriesWith({ version: '1.10.0' }), [mended, accepted])).toEqual([]);
    expect(affected(entriesWith({ version: '1.9.9' }), [mended, accepted])).toEqual([
      'node_modules/odd 1.9.9 has GHSA-m, which is mended in 1.10.0: update it.',
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

  test('that has been looked at is shown with its reason', () => {
    expect(judgeReport(report('GHSA-a'), [accepted, mended])).toEqual({
      faults: [],
      notes: ['odd has GHSA-a, looked at on 2026-11-21: Not called.'],
    });
  });

  test.each(['GHSA-new', 'GHSA-m'])('that nobody lives with is a fault: %s', (id) => {
    expect(judgeReport(report('GHSA-a', id), [accepted, mended])?.faults).toEqual([
      expect.stringMatching(`^odd has ${id} \\(low\\): Bad`),
    ]);
  });

  test('that has gone is to be taken out', () => {
    expect(judgeReport(report(), [accepted, mended])).toEqual({
      faults: [],
      notes: [expect.stringMatching(/^odd has GHSA-a no more/)],
    });
  });

  test('is not known of where the registry does not answer', () => {
    expect(judgeReport({ statusCode: 405 }, [accepted])).toBeUndefined();
  });
});
