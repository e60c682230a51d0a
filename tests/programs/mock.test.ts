import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '../../scripts/lib/start-program.ts';
import { signIn } from '../support/sign-in-to-stack.ts';

test("npm run mock responds with the contract's examples", async () => {
  // Not by npm, which ends before the program that it has started.
  const mock = startProcess('node_modules/.bin/prism', ['mock', 'openapi.yaml', '--port', '0']);
  onTestFinished(mock.stop);
  await mock.waitForOutput(/listening on .+\n/);
  expect(await signIn(mock.readUrl('listening on'))).toBeTypeOf('string');
});
