import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of Prism's mock of openapi.yaml. */
    mockUrl: string;
  }
}

const prism = 'node_modules/@stoplight/prism-cli/dist/index.js';

/** Runs the command of `npm run mock` on a free port. */
export default async function setup(project: TestProject) {
  const mock = spawn(process.execPath, [prism, 'mock', 'openapi.yaml', '--port', '0']);
  const exited = once(mock, 'exit');
  process.once('exit', () => mock.kill());
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /listening on (http:\/\/[\d.:]+)/.exec(output) ?? [];
      if (found) resolve(found);
    };
    mock.stdout.on('data', read);
    mock.stderr.on('data', read);
    void exited.then(() =>
      reject(new Error(`Prism exited. Correct what it says of the contract:\n${output}`)),
    );
  });
  project.provide('mockUrl', url);
  return async () => {
    mock.kill();
    await exited;
  };
}
