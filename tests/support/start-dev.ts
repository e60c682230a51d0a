import { startProgram } from '../../scripts/lib/start-program.ts';

/** Runs npm run dev in a folder, on free ports. */
export async function startDev(folder: string, ...options: string[]) {
  const program = startProgram('dev', ['--port', '0', ...options], { cwd: folder });
  const { printed, waitForOutput, readUrl, stop } = program;
  await waitForOutput('Stop ');
  return {
    url: readUrl('Story Admin'),
    mock: readUrl('Mock'),
    waitForOutput,
    output: () => printed.all,
    stop,
  };
}
