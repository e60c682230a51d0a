/** An advisory that somebody has looked at. */
export interface Advisory {
  id: string;
  package: string;
  /** When it was looked at. */
  date: string;
  /** What it says, and why it does not touch us. */
  reason: string;
  /** The first version without it: then no older one may be locked. Without it, we live with the advisory. */
  mendedIn?: string;
}

const date = '2026-11-21';
const postman =
  'Comes with Prism, for reading Postman collections; ours reads openapi.yaml. Development only.';

/** Advisories as they were known to us, not a list of all: that is what `npm run audit` asks for. */
export const advisories: Advisory[] = [
  {
    id: 'GHSA-4943-9vgg-gr5r',
    package: 'quill',
    date,
    mendedIn: '2.0.0',
    reason:
      'CVE-2021-3163, scripts in pasted HTML. react-quill stops at Quill 1.3.7, so ours is react-quill-new on Quill 2.',
  },
  {
    id: 'GHSA-v3m3-f69x-jf25',
    package: 'quill',
    date,
    reason:
      'CVE-2025-15056, scripts in what getSemanticHTML() exports. It is never called (useSemanticHTML={false}), and DOMPurify cleans each text as it is read and as it is sent.',
  },
  {
    id: 'GHSA-wrjc-x8rr-h8h6',
    package: 'react-router',
    date,
    mendedIn: '7.18.0',
    reason: 'CVE-2026-53669, a link with a backslash leaves the page. Updated.',
  },
  {
    id: 'GHSA-qwww-vcr4-c8h2',
    package: 'react-router',
    date,
    mendedIn: '7.18.2',
    reason:
      'Forged requests in RSC mode, which a console of static files has not. Updated all the same.',
  },
  {
    id: 'GHSA-xxjr-mmjv-4gpg',
    package: 'lodash',
    date,
    reason: `CVE-2025-13465, _.unset and _.omit reach prototypes. ${postman}`,
  },
  {
    id: 'GHSA-f23m-r3pf-42rh',
    package: 'lodash',
    date,
    reason: `CVE-2026-2950, the same by a list as path. ${postman}`,
  },
  {
    id: 'GHSA-r5fr-rjxr-66jc',
    package: 'lodash',
    date,
    reason: `CVE-2026-4800, code in the names that _.template imports. ${postman}`,
  },
  {
    id: 'GHSA-w5hq-g745-h8pq',
    package: 'uuid',
    date,
    reason: `v3, v5 and v6 write past the end of a buffer that they are given; it is used for v4 only. ${postman}`,
  },
];
