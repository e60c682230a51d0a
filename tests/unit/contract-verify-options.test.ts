import { expect, test, vi } from 'vitest';
import { readOptions } from '../../scripts/contract-verify.ts';
import { CommandError } from '../../scripts/lib/exit-with-error.ts';

const address = ['--base-url', 'http://127.0.0.1:9/'];
const token = ['--token', 'hush'];
const login = ['--email', 'a@example.com', '--password', 'hush'];

test.each<[string, string[], RegExp]>([
  ['--base-url is missing', token, /^--base-url takes the address/],
  [
    '--timeout is 0',
    [...address, ...token, '--timeout', '0'],
    /^--timeout takes a whole number from 1 to 600, not "0"\./,
  ],
  ['the address is of another kind', ['--base-url', 'ftp://api.example.com'], /^--base-url takes/],
  ['the address has a query', ['--base-url', 'http://127.0.0.1:9/?a=b'], /^--base-url takes/],
  ['the address has a password', ['--base-url', 'http://me:hush@127.0.0.1'], /^--base-url takes/],
  ['credentials are missing', address, /^Missing credentials: /],
  ['there are two ways to sign in', [...address, ...token, ...login], /^Give either/],
  ['the token is invalid', [...address, '--token', 'hush hush\n'], /^The token is empty or/],
  ['a secret is not quoted', [...address, '--token', 'my', 'hush'], /^Unexpected argument/],
  [
    'an option has no value',
    ['--base-url', '-1'],
    /^Option '--base-url' needs a value\. See the options with npm run contract:verify -- --help\./,
  ],
  ['an option is unknown', ['--colour'], /^Unknown option '--colour'\. See the options with /],
])('One line says what to do when %s, without a secret', (_, args, line) => {
  const read = () => readOptions(args);
  expect(read).toThrow(CommandError);
  expect(read).toThrow(line);
  expect(read).not.toThrow(/hush|\n/);
});

test('Credentials of the command line precede those of the environment', () => {
  vi.stubEnv('STORY_ADMIN_TOKEN', 'from-environment');
  expect(readOptions(address)).toMatchObject({
    baseUrl: 'http://127.0.0.1:9',
    credentials: { token: 'from-environment' },
    timeoutMs: 30_000,
    write: false,
  });
  expect(readOptions([...address, ...token]).credentials).toEqual({ token: 'hush' });
  expect(readOptions([...address, ...login]).credentials).toEqual({
    email: 'a@example.com',
    password: 'hush',
  });
});
