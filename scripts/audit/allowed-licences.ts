import type { AllowedLicences } from './licences.ts';

/** What the owner can ship without obligations beyond naming the authors; tools may ask a little more. */
export const allowedLicences: AllowedLicences = {
  shipped: ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'],
  tools: ['BlueOak-1.0.0', 'CC0-1.0', 'PSF-2.0', 'Python-2.0'],
  exceptions: [
    {
      packages: /^(@axe-core\/playwright|axe-core)$/,
      licence: 'MPL-2.0',
      reason: 'Looks for barriers in the end-to-end tests; used as it is, and never shipped.',
    },
    {
      packages: /^lightningcss(-|$)/,
      licence: 'MPL-2.0',
      reason: "Vite's compiler of style sheets; used as it is, and never shipped.",
    },
    {
      packages: /^spdx-exceptions$/,
      licence: 'CC-BY-3.0',
      reason: 'The names of licences, which this very check reads; never shipped.',
    },
    {
      packages: /^spdx-ranges$/,
      licence: '(MIT AND CC-BY-3.0)',
      reason: 'The names of licences, which this very check reads; never shipped.',
    },
  ],
};
