import { startProgram } from '../../scripts/lib/start-program.ts';

/** Runs npm run dev in a folder, on free ports. */
export async function startDev(folder: string, ...options: string[]) {
  const program = startProgram('dev', ['--port', '0', ...options], { cwd: folder });
  await program.waitForOutput('Stop ');
  return { ...program, url: program.readUrl('Story Admin'), mock: program.readUrl('Mock') };
}
