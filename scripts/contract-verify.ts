/**
 * npm run contract:verify: asks a real server what the console asks it, and reports every answer that
 * breaks the contract.
 */
import { parseArgs } from 'node:util';
import { StartError } from './serve/refuse.ts';
import { wholeNumber } from './serve/whole-number.ts';
import { contractOperations } from './verify/contract-operations.ts';
import { type Credentials, isToken } from './verify/sign-in.ts';
import { textReport } from './verify/text-report.ts';
import { verify } from './verify/verify.ts';

const usage = `npm run contract:verify -- --base-url URL [--token T | --email E --password P] [--write] [--json] [--timeout 30]
  --base-url is what the contract's paths are appended to; --timeout is in seconds, for each call.
  Nothing is changed, unless --write is given: then a banner is added, edited, deleted and looked for.
  A token or a password on the command line stays in the shell's history, and other users of the machine see it
  while the program runs. STORY_ADMIN_TOKEN, or STORY_ADMIN_EMAIL and STORY_ADMIN_PASSWORD, say the same unseen.
  Ends with 0 when nothing was found, 1 with findings or anything left behind, 2 when it could not run.`;

/** What the person says on the command line, or in the environment. */
function readOptions() {
  const { values, positionals } = parseArgs({
    // A secret with a space in it, unquoted, would otherwise be repeated in the error.
    allowPositionals: true,
    options: {
      'base-url': { type: 'string' },
      token: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      timeout: { type: 'string', default: '30' },
      help: { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 0) {
    throw new StartError(
      'Something stands beside the options. Is a value with a space not quoted?',
    );
  }
  return values;
}

type Options = ReturnType<typeof readOptions>;

function baseUrlOf({ 'base-url': given }: Options): string {
  const url = given === undefined ? null : URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new StartError('--base-url takes the address of the server: https://api.example.com');
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new StartError('--base-url takes an address without a password, a query or a fragment.');
  }
  return url.href.replace(/\/+$/, '');
}

function credentialsOf({ token, email, password }: Options): Credentials {
  if (token !== undefined && (email !== undefined || password !== undefined)) {
    throw new StartError('Give either --token or --email and --password, not both.');
  }
  const { STORY_ADMIN_TOKEN, STORY_ADMIN_EMAIL, STORY_ADMIN_PASSWORD } = process.env;
  const named = email !== undefined || password !== undefined;
  const bearer = token ?? (named ? undefined : STORY_ADMIN_TOKEN);
  if (bearer !== undefined) {
    if (isToken(bearer)) return { token: bearer };
    throw new StartError('The token is empty, or holds signs that no token has.');
  }
  const who = { email: email ?? STORY_ADMIN_EMAIL, password: password ?? STORY_ADMIN_PASSWORD };
  if (who.email && who.password) return { email: who.email, password: who.password };
  throw new StartError(
    'Say who asks: --token, or --email and --password. --help tells how to hide them.',
  );
}

/** Told once, it ends the calls and cleans up; told twice, it ends at once. */
function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(130);
    console.error('Stopping: cleaning up first. Once more to stop at once.');
    controller.abort();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return controller.signal;
}

async function contractVerify(): Promise<number> {
  const options = readOptions();
  if (options.help) {
    console.log(usage);
    return 0;
  }
  const baseUrl = baseUrlOf(options);
  const credentials = credentialsOf(options);
  const stopped = untilInterrupted();
  const outcome = await verify({
    operations: await contractOperations('openapi.yaml'),
    baseUrl,
    credentials,
    write: options.write,
    timeout: wholeNumber('--timeout', options.timeout, 600) * 1000,
    stopped,
  });
  console.log(options.json ? JSON.stringify(outcome, null, 2) : textReport(outcome));
  if (stopped.aborted) return 130;
  return outcome.findings.length > 0 || outcome.left.length > 0 ? 1 : 0;
}

/** A mistake of the person is one line; anything else shows where it happened. */
function couldNotRun(error: unknown): void {
  const { code, message } = error as NodeJS.ErrnoException;
  const mistaken = error instanceof StartError || code?.startsWith('ERR_PARSE_ARGS');
  console.error(mistaken ? message : error);
  process.exitCode = 2;
}

contractVerify().then((status) => (process.exitCode = status), couldNotRun);
