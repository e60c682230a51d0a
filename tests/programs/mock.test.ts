import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { readLine, stopProcess } from '../support/child-process.ts';
import { signIn } from '../support/sign-in-to-stack.ts';

test("npm run mock responds with the contract's examples", async () => {
  // Not by npm, which ends before the program that it has started.
  const mock = spawn('node_modules/.bin/prism', ['mock', 'openapi.yaml', '--port', '0']);
  onTestFinished(() => stopProcess(mock));
  const url = await readLine(mock.stdout, /(?<=listening on )http:\/\/[\d.:]+/);
  expect(await signIn(url)).toBeTypeOf('string');
});
