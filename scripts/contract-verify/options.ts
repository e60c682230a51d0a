import { CommandError } from '../lib/exit-with-error.ts';
import { parseInteger, parseOptions, parseServerUrl } from '../lib/parse-options.ts';
import { type Credentials, isToken } from './sign-in.ts';

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
export function readOptions(args: string[]) {
  const { values, positionals } = parseOptions(usage, {
    args,
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
  const { write, json, junit } = values;
  return {
    baseUrl: parseServerUrl('--base-url', values['base-url']),
    credentials: parseCredentials(values),
    timeoutMs: parseInteger('--timeout', values.timeout, 600, 1) * 1000,
    write,
    json,
    junit,
  };
}

export type VerifyOptions = ReturnType<typeof readOptions>;
