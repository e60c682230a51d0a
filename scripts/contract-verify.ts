/** npm run contract:verify: sends a real server the console's requests and reports responses that violate the contract. */
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createProbe } from './contract-verify/probe.ts';
import { readOptions, type VerifyOptions } from './contract-verify/options.ts';
import { assertSignIn } from './contract-verify/sign-in.ts';
import { readContract } from './generate/read-contract.ts';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { onSignal } from './lib/graceful-shutdown.ts';
import { createTempFolder } from './lib/temp-folder.ts';

const contract = 'openapi.yaml';

const assertWritable = (file: string) =>
  appendFile(file, '').catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandError(
      `--junit ${file} cannot be written (${code}). Create its folder, or choose another file.`,
    );
  });

/** Runs the checks of tests/contract/server as Vitest's tests. */
async function runChecks(options: VerifyOptions): Promise<number> {
  const { json, junit } = options;
  const jsonFile = path.join(await createTempFolder(), 'report.json');
  // Memory that the thread of the checks reads before each of them.
  const interruption = new Uint8Array(new SharedArrayBuffer(1));
  // Only now: a mistake in the options is reported without waiting for it.
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest(
    {
      config: false,
      watch: false,
      include: ['tests/contract/server/server.test.ts'],
      reporters: [json ? 'json' : 'tree', ...(junit === undefined ? [] : ['junit'])],
      outputFile: { json: jsonFile, ...(junit !== undefined && { junit }) },
      provide: { server: { contract, ...options }, interruption },
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
  // The first signal ends the run after what is being checked, and cleans up; the second ends the process at once.
  onSignal(() => {
    if (interruption[0]) process.exit(130);
    console.error('Cleaning up before exit. Press Ctrl+C again to exit at once.');
    interruption[0] = 1;
  });
  const { testModules, unhandledErrors } = await vitest.start();
  await vitest.close();
  if (json) console.log(await readFile(jsonFile, 'utf8'));
  if (interruption[0]) return 130;
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok()) ? 0 : 1;
}

async function contractVerify(args: string[]): Promise<number> {
  const options = readOptions(args);
  const { baseUrl, credentials, junit } = options;
  if (junit !== undefined) await assertWritable(junit);
  // Names a mistake in the contract.
  await readContract(contract);
  await assertSignIn(await createProbe({ contract, ...options }), credentials, baseUrl);
  return runChecks(options);
}

// 1 is the code of a run with findings.
await runCommand(import.meta, contractVerify, 2);
