import type { LockEntry } from '../check-licences/lock-file.ts';

/** A security advisory that has been reviewed. */
export interface Advisory {
  id: string;
  package: string;
  /** ISO 8601 date. */
  reviewedOn: string;
  /** What it says, and why it does not affect the console. */
  reason: string;
  /** The first fixed version; older versions fail check:licences. Absent if the advisory is accepted. */
  fixedIn?: string;
}

const reviewedOn = '2026-11-21';
const postman =
  "A dependency of Prism's reader of Postman collections, which is not used. Development only.";

/** Reviewed advisories only; `npm run check:advisories` asks the registry for all. */
export const knownAdvisories: Advisory[] = [
  {
    id: 'GHSA-4943-9vgg-gr5r',
    package: 'quill',
    reviewedOn,
    fixedIn: '2.0.0',
    reason:
      'CVE-2021-3163, scripts in pasted HTML. react-quill stops at Quill 1.3.7, so react-quill-new with Quill 2 is used instead.',
  },
  {
    id: 'GHSA-v3m3-f69x-jf25',
    package: 'quill',
    reviewedOn,
    reason:
      'CVE-2025-15056, scripts in what getSemanticHTML() exports. It is never called (useSemanticHTML={false}), and DOMPurify sanitises each text when it is read and when it is sent.',
  },
  {
    id: 'GHSA-wrjc-x8rr-h8h6',
    package: 'react-router',
    reviewedOn,
    fixedIn: '7.18.0',
    reason: 'CVE-2026-53669, a link with a backslash leaves the page. Updated.',
  },
  {
    id: 'GHSA-qwww-vcr4-c8h2',
    package: 'react-router',
    reviewedOn,
    fixedIn: '7.18.2',
    reason:
      'Forged requests in RSC mode, which a console of static files does not use. Updated anyway.',
  },
  {
    id: 'GHSA-xxjr-mmjv-4gpg',
    package: 'lodash',
    reviewedOn,
    reason: `CVE-2025-13465, _.unset and _.omit reach prototypes. ${postman}`,
  },
  {
    id: 'GHSA-f23m-r3pf-42rh',
    package: 'lodash',
    reviewedOn,
    reason: `CVE-2026-2950, the same with an array as path. ${postman}`,
  },
  {
    id: 'GHSA-r5fr-rjxr-66jc',
    package: 'lodash',
    reviewedOn,
    reason: `CVE-2026-4800, code injection through the import names of _.template. ${postman}`,
  },
  {
    id: 'GHSA-w5hq-g745-h8pq',
    package: 'uuid',
    reviewedOn,
    reason: `v3, v5 and v6 write past the end of a given buffer; only v4 is used. ${postman}`,
  },
];

const isOlder = (version: string, than: string) =>
  version.localeCompare(than, undefined, { numeric: true }) < 0;

/** Locked packages that are older than the fixed version of an advisory. */
export const findVulnerableVersions = (entries: LockEntry[], advisories: Advisory[]): string[] =>
  advisories.flatMap(({ id, package: name, fixedIn }) =>
    entries
      .filter((entry) => entry.name === name && fixedIn && isOlder(entry.version ?? '', fixedIn))
      .map(
        ({ path, version }) =>
          `${path} ${version} has ${id}, which is fixed in ${fixedIn}: update it with npm update ${name}.`,
      ),
  );
