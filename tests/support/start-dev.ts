import { afterAll } from 'vitest';
import { startProgram } from '../../scripts/lib/start-program.ts';

/** Runs npm run dev in a folder, on free ports, for the tests of a file; it is stopped after them. */
export async function startDev(folder: string, ...options: string[]) {
  const program = startProgram('dev', ['--port', '0', ...options], { cwd: folder });
  afterAll(program.stop);
  await program.waitForOutput('Stop ');
  return { ...program, url: program.readUrl('Story Admin'), mock: program.readUrl('Mock') };
}
