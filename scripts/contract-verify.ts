/** npm run contract:verify: sends a real server the console's requests and reports responses that violate the contract. */
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createProbe } from './contract-verify/probe.ts';
import { assertSignIn, type Credentials, isToken } from './contract-verify/sign-in.ts';
import type { VerifiedServer } from './contract-verify/verified-server.ts';
import { readContract } from './generate/read-contract.ts';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { onSignal } from './lib/signals.ts';
import { parseInteger, parseOptions, parseServerUrl } from './lib/parse-options.ts';
import { createTempFolder } from './lib/temp-folder.ts';

const usage = `npm run contract:verify -- --base-url URL [--token T | --email E --password P] [--write] [--json] [--junit FILE] [--timeout 30]
  The contract's paths are appended to --base-url. --timeout is in seconds, for each call.
  Nothing is changed, unless --write is given: then a temporary banner is added, edited and deleted.
  A token or password on the command line stays in the shell's history, and other users of the machine can see it
  while the program runs. Use STORY_ADMIN_TOKEN, or STORY_ADMIN_EMAIL and STORY_ADMIN_PASSWORD, to avoid that.
  The report says what to change on the server for each finding. --junit also writes it as JUnit XML.
  Exit code: 0 without findings, 1 with findings or with anything left on the server, 2 when it could not run.`;

type GivenCredentials = Partial<Record<'token' | 'email' | 'password', string | undefined>>;

function parseCredentials({ token, email, password }: GivenCredentials): Credentials {
  const hasLogin = email !== undefined || password !== undefined;
  if (token !== undefined && hasLogin) {
    throw new CommandError('Give either --token or --email and --password, not both.');
  }
  const { STORY_ADMIN_TOKEN, STORY_ADMIN_EMAIL, STORY_ADMIN_PASSWORD } = process.env;
  const bearer = token ?? (hasLogin ? undefined : STORY_ADMIN_TOKEN);
  if (bearer !== undefined) {
    if (isToken(bearer)) return { token: bearer };
    throw new CommandError('The token is empty or contains invalid characters.');
  }
  const login = { email: email ?? STORY_ADMIN_EMAIL, password: password ?? STORY_ADMIN_PASSWORD };
  if (login.email && login.password) return { email: login.email, password: login.password };
  throw new CommandError(
    'Missing credentials: give --token, or --email and --password. See --help for how to keep them secret.',
  );
}

/** The options of `npm run contract:verify`; throws a CommandError for a mistake in them. */
export function readOptions(
  args: string[],
): VerifiedServer & { json: boolean; junit: string | undefined } {
  const { values, positionals } = parseOptions(usage, {
    args,
    // Positional arguments are allowed here, because the error of parseArgs would contain the unexpected argument, which
    // may be part of a secret.
    allowPositionals: true,
    options: {
      'base-url': { type: 'string' },
      token: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      junit: { type: 'string' },
      timeout: { type: 'string', default: '30' },
    },
  });
  if (positionals.length > 0) {
    throw new CommandError('Unexpected argument. Put quotes around a value that contains a space.');
  }
  const { write, json, junit } = values;
  return {
    contract: 'openapi.yaml',
    baseUrl: parseServerUrl('--base-url', values['base-url']),
    credentials: parseCredentials(values),
    timeoutMs: parseInteger('--timeout', values.timeout, 600, 1) * 1000,
    write,
    json,
    junit,
  };
}

const assertWritable = (file: string) =>
  appendFile(file, '').catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandError(
      `--junit ${file} cannot be written (${code}). Create its folder, or choose another file.`,
    );
  });

/** Runs the checks of tests/contract/server as Vitest's tests. */
async function runChecks(options: ReturnType<typeof readOptions>): Promise<number> {
  const { json, junit } = options;
  const jsonFile = path.join(await createTempFolder(), 'report.json');
  // The thread of the checks reads this memory before each of them.
  const interruption = new Uint8Array(new SharedArrayBuffer(1));
  // Vitest is imported late, so that a mistake in the options is reported without waiting for it.
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest(
    {
      config: false,
      watch: false,
      include: ['tests/contract/server/server.test.ts'],
      reporters: [json ? 'json' : 'tree', ...(junit === undefined ? [] : ['junit'])],
      outputFile: { json: jsonFile, ...(junit !== undefined && { junit }) },
      provide: { server: options, interruption },
      // A thread receives no signals; a process would, because a terminal sends them to all processes.
      pool: 'threads',
      // Each call has its own timeout.
      testTimeout: 0,
      hookTimeout: 0,
    },
    {},
    // Vitest also prints where it has written a report. That is no JSON, so it goes to stderr, as its findings do.
    json ? { stdout: process.stderr } : { stderr: process.stdout },
  );
  // The first signal ends the run after the current check, and cleans up. The second one ends the process at once.
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
  const { contract, baseUrl, credentials, junit } = options;
  if (junit !== undefined) await assertWritable(junit);
  // The contract is read first, so that a mistake in it is reported.
  await readContract(contract);
  const unchecked = await assertSignIn(await createProbe(options), credentials, baseUrl);
  // The report in stdout may be JSON.
  if (unchecked !== undefined) console.error(unchecked);
  return runChecks(options);
}

// Errors exit with 2, because 1 is the code of a run with findings.
await runCommand(import.meta, contractVerify, 2);
