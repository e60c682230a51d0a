import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../scripts/lib/find-chromium.ts';

const testContracts = 'tests/support/test-contracts.ts';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          globalSetup: testContracts,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          // Some tests generate the code of a contract, which takes a busy machine a minute.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
          // Redocly follows references by recursion: 400 entities in a ring take most of the stack, Vitest some of it.
          execArgv: ['--stack-size=1900'],
        },
      },
      {
        test: {
          name: 'types',
          include: [],
          globalSetup: testContracts,
          typecheck: { enabled: true, only: true, include: ['tests/types/**/*.test-d.ts'] },
        },
      },
      {
        test: {
          name: 'contract',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          exclude: ['tests/contract/server/server.test.ts'],
          globalSetup: testContracts,
          // A form decides on hundreds of inputs, which a busy machine does not finish in the default of 5 seconds.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'servers',
          isolate: false,
          include: ['tests/servers/**/*.test.ts'],
          testTimeout: 120_000,
          // The first stack builds the console, for which a busy machine takes minutes.
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'programs',
          include: ['tests/programs/**/*.test.ts'],
          // The programs share the compiled code of what they import, which is half of the time of a short one.
          env: { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node') },
          // A machine with much other work has needed minutes for what takes ten seconds on an idle one.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
      {
        extends: './vite.config.ts',
        // A test reads its data with this package; if Vite found it only then, it would reload the page of the test.
        optimizeDeps: { include: ['yaml'] },
        test: {
          name: 'engine',
          include: ['tests/{ui,engine}/**/*.test.tsx'],
          globalSetup: [testContracts, 'tests/support/engine-mocks.ts'],
          setupFiles: 'tests/support/engine-setup.ts',
          maxWorkers: '100%',
          restoreMocks: true,
          // Forms with inputs of every kind take a minute while other work keeps both cores busy.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            // The window is as wide as on a desktop, because in a narrow one the rows of a list are cards.
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
