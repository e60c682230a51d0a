import { startProgram } from './start-program.ts';

export { createTempFolder } from './temp-folder.ts';

/** Runs npm start on free ports and waits until it is ready. */
async function waitForStart(...options: string[]) {
  const program = startProgram('start', ['--port', '0', ...options]);
  await program.waitForOutput('Stop ');
  return {
    ...program,
    /** The URL of the console, with a trailing slash. */
    url: program.readUrl('Story Admin'),
    /** The URL of Prism in front of the back-end. */
    api: program.readUrl('API'),
    /** The URL of the sandbox, unless the back-end is a real server. */
    sandbox: program.readUrl('Sandbox'),
  };
}

export type Stack = Awaited<ReturnType<typeof waitForStart>>;

/** Starts the console with its back-end on free ports and waits until it is ready. */
export const startStack = (folder: string, ...options: string[]): Promise<Stack> =>
  waitForStart('--socket-port', '0', '--data', folder, ...options);

/** Starts the console on a real server, `npm start -- --api URL`, and waits until it is ready. */
export const startOnServer = (api: string, ...options: string[]): Promise<Stack> =>
  waitForStart('--api', api, ...options);
