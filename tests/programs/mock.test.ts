import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '../../scripts/lib/start-program.ts';
import { contractOperations } from '../support/contract-operations.ts';
import { signIn } from '../support/sign-in-to-stack.ts';

test("npm run mock responds with the contract's examples", async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: { mock: string };
  };
  // Not by npm, which ends before the program that it has started.
  const [program, ...args] = scripts.mock.split(' ');
  const mock = startProcess(`node_modules/.bin/${program}`, [...args, '--port', '0']);
  onTestFinished(mock.stop);
  await mock.waitForOutput(/listening on .+\n/);
  const value = expect.objectContaining({ token: await signIn(mock.readUrl('listening on')) });
  const login = contractOperations.find(({ id }) => id === 'login');
  expect(login?.responseExamples).toContainEqual(expect.objectContaining({ status: 200, value }));
});
