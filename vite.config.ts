import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/support/find-chromium.ts';

export default defineConfig({
  base: '/story-admin/',
  plugins: [react()],
  build: {
    // The weights are read from it, see scripts/weight.ts.
    manifest: true,
    // A strict content security policy has no place for data: scripts and pictures.
    assetsInlineLimit: 0,
  },
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'types',
          include: [],
          typecheck: { enabled: true, only: true, include: ['tests/types/**/*.test-d.ts'] },
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/support/mock-of-the-contract.ts',
        },
      },
      {
        test: {
          name: 'programs',
          include: ['tests/programs/**/*.test.ts'],
          testTimeout: 40_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.tsx'],
          globalSetup: 'tests/support/mock-of-the-coupons.ts',
          setupFiles: 'tests/support/fail-on-console-errors.ts',
          testTimeout: 8000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
