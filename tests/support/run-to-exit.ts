import { spawnStart } from '../../scripts/lib/start-stack.ts';

/** Runs npm start until it exits; returns its exit code and the printed lines. */
export async function runToExit(...options: string[]) {
  const { child, output } = spawnStart(options);
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
  });
  return { code, lines: output().trim().split('\n') };
}
