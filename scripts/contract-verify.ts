/** npm run contract:verify: sends a real server the console's requests and reports responses that violate the contract. */
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VerifiedServer } from '../tests/contract/server/server-checks.ts';
import { createProbe } from './contract-verify/probe.ts';
import { interruptChannel, readOptions, type VerifyOptions } from './contract-verify/options.ts';
import { assertSignIn } from './contract-verify/sign-in.ts';
import { readContract } from './generate/read-contract.ts';
import { printError, CommandError } from './lib/exit-with-error.ts';
import { createTempFolder } from './lib/temp-folder.ts';

const contract = 'openapi.yaml';

/** The first signal ends the run after what is being checked, and cleans up; the second ends the process at once. */
function interruptOnSignal(): () => boolean {
  let isInterrupted = false;
  const onSignal = () => {
    if (isInterrupted) process.exit(130);
    console.error('Cleaning up before exit. Press Ctrl+C again to exit at once.');
    isInterrupted = true;
    const channel = new BroadcastChannel(interruptChannel);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no targetOrigin
    channel.postMessage('interrupt');
    channel.close();
  };
  // Vitest's and Vite's own listeners would end the process.
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return () => isInterrupted;
}

function assertWritable(file: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new CommandError(
      `--junit ${file} cannot be written (${(error as NodeJS.ErrnoException).code}). Create its folder, or choose another file.`,
    );
  }
}

/** Runs the checks of tests/contract/server as Vitest's tests. */
async function runChecks(server: VerifiedServer, { json, junit }: VerifyOptions): Promise<number> {
  const jsonFile = path.join(await createTempFolder(), 'report.json');
  // Only now: a mistake in the options is reported without waiting for it.
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest(
    {
      config: false,
      watch: false,
      include: ['tests/contract/server/server.test.ts'],
      reporters: [
        json ? ['json', { outputFile: jsonFile }] : 'tree',
        ...(junit === undefined
          ? []
          : [['junit', { outputFile: junit }] satisfies ['junit', object]]),
      ],
      provide: { server },
      // A thread gets no signals, which a terminal sends to all processes.
      pool: 'threads',
      // Each call has its own timeout.
      testTimeout: 0,
      hookTimeout: 0,
    },
    {},
    // Vitest also says where it has written a report, which is no JSON. It prints findings to stderr.
    json ? { stdout: process.stderr } : { stderr: process.stdout },
  );
  const isInterrupted = interruptOnSignal();
  const { testModules, unhandledErrors } = await vitest.start();
  await vitest.close();
  if (json) console.log(readFileSync(jsonFile, 'utf8'));
  if (isInterrupted()) return 130;
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok()) ? 0 : 1;
}

async function contractVerify(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const { baseUrl, credentials, timeoutMs, write, junit } = options;
  if (junit !== undefined) assertWritable(junit);
  // Names a mistake in the contract.
  await readContract(contract);
  const server = { contract, baseUrl, credentials, timeoutMs, write };
  await assertSignIn(await createProbe(server), credentials, baseUrl);
  return runChecks(server, options);
}

contractVerify().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    printError(error);
    process.exitCode = 2;
  },
);
