import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '../../scripts/lib/start-program.ts';
import { contractOperations } from '../support/contract-operations.ts';
import { signIn } from '../support/sign-in-to-stack.ts';

test("npm run mock responds with the contract's examples", async () => {
  const mock = startProcess('npm', ['run', 'mock', '--', '--port', '0']);
  onTestFinished(mock.stop);
  await mock.waitForOutput(/listening on .+\n/);
  const url = mock.readUrl('listening on');
  const value = expect.objectContaining({ token: await signIn(url) });
  const login = contractOperations.find(({ id }) => id === 'login');
  expect(login?.responseExamples).toContainEqual(expect.objectContaining({ status: 200, value }));

  await mock.stop();
  await expect
    .poll(() => fetch(url).catch(({ cause }: Error) => cause))
    .toMatchObject({
      code: 'ECONNREFUSED',
    });
});
