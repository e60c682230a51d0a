import type { AllowedLicences } from './licences.ts';

/** Licences that require no more than attribution for the build; slightly more for development packages. */
export const allowedLicences: AllowedLicences = {
  shipped: ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'],
  tools: ['BlueOak-1.0.0', 'CC0-1.0', 'PSF-2.0', 'Python-2.0'],
  exceptions: [
    {
      packages: /^(@axe-core\/playwright|axe-core)$/,
      licence: 'MPL-2.0',
      reason: 'Checks accessibility in the end-to-end tests; unmodified and not part of the build.',
    },
    {
      packages: /^caniuse-lite$/,
      licence: 'CC-BY-4.0',
      reason: "The browsers that StrykerJS's compiler knows; not part of the build.",
    },
    {
      packages: /^lightningcss(-|$)/,
      licence: 'MPL-2.0',
      reason: "Vite's CSS compiler; unmodified and not part of the build.",
    },
    {
      packages: /^spdx-exceptions$/,
      licence: 'CC-BY-3.0',
      reason: 'Licence names for this check; not part of the build.',
    },
    {
      packages: /^spdx-ranges$/,
      licence: '(MIT AND CC-BY-3.0)',
      reason: 'Licence names for this check; not part of the build.',
    },
  ],
};
