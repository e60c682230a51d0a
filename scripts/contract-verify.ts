/** npm run contract:verify: sends a real server the console's requests and reports responses that violate the contract. */
import { writeFile } from 'node:fs/promises';
import { junitReport } from './contract-verify/junit-report.ts';
import { readProbedOperations } from './contract-verify/operations.ts';
import { type Credentials, isToken } from './contract-verify/sign-in.ts';
import { textReport } from './contract-verify/text-report.ts';
import { verify } from './contract-verify/verify.ts';
import { readDocument } from './generate/read-contract.ts';
import { printError, CommandError } from './lib/exit-with-error.ts';
import { parseInteger, parseOptions, parseServerUrl } from './lib/parse-options.ts';

const usage = `npm run contract:verify -- --base-url URL [--token T | --email E --password P] [--write] [--json] [--junit FILE] [--timeout 30]
  The contract's paths are appended to --base-url. --timeout is in seconds, for each call.
  Nothing is changed, unless --write is given: then a temporary banner is added, edited and deleted.
  A token or password on the command line stays in the shell's history, and other users of the machine can see it
  while the program runs. Use STORY_ADMIN_TOKEN, or STORY_ADMIN_EMAIL and STORY_ADMIN_PASSWORD, to avoid that.
  The report says what to change on the server for each finding. --junit also writes it as JUnit XML.
  Exit code: 0 without findings, 1 with findings or with anything left on the server, 2 when it could not run.`;

function readOptions() {
  const { values, positionals } = parseOptions(usage, {
    // Otherwise the error would contain the unexpected argument, which may be part of a secret.
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
  return values;
}

type Options = ReturnType<typeof readOptions>;

function parseCredentials({ token, email, password }: Options): Credentials {
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

/** The first signal aborts the run, which then cleans up; the second ends the process at once. */
function createInterruptSignal(): AbortSignal {
  const controller = new AbortController();
  const onInterrupt = () => {
    if (controller.signal.aborted) process.exit(130);
    console.error('Cleaning up before exit. Press Ctrl+C again to exit at once.');
    controller.abort();
  };
  process.on('SIGINT', onInterrupt).on('SIGTERM', onInterrupt);
  return controller.signal;
}

async function writeReport(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandError(
      `--junit ${file} cannot be written (${code}). Create its folder, or choose another file.`,
    );
  });
}

async function contractVerify(): Promise<number> {
  const options = readOptions();
  const baseUrl = parseServerUrl('--base-url', options['base-url']);
  const credentials = parseCredentials(options);
  const signal = createInterruptSignal();
  const result = await verify({
    operations: await readProbedOperations(await readDocument('openapi.yaml')),
    baseUrl,
    credentials,
    write: options.write,
    timeoutMs: parseInteger('--timeout', options.timeout, 600, 1) * 1000,
    signal,
  });
  console.log(options.json ? JSON.stringify(result, null, 2) : textReport(result));
  if (options.junit !== undefined) await writeReport(options.junit, junitReport(result));
  if (signal.aborted) return 130;
  return result.findings.length > 0 || result.leftovers.length > 0 ? 1 : 0;
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
