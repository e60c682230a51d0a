/**
 * npm run bench: measures how fast a million users are listed, searched and read behind Prism, and whether a
 * browser session of ten thousand actions leaks memory.
 */
import { rmSync } from 'node:fs';
import { measureLoad } from './bench/measure-load.ts';
import { describeMachine } from './bench/machine.ts';
import { measureSession } from './bench/measure-session.ts';
import { createTable } from './bench/table.ts';
import { createTempFolder } from './lib/start-stack.ts';
import { exitWithError, CommandError } from './lib/exit-with-error.ts';
import { exitOnSignal } from './lib/graceful-shutdown.ts';
import { parseInteger, parseOptions } from './lib/parse-options.ts';

const usage = `npm run bench -- [--load] [--session] [--users 1000000] [--seconds 10] [--actions 10000] [--markdown]
  --load measures requests with --users users for --seconds per round. --session measures the memory of one page
  over --actions actions. Without either, both run.`;

function readOptions() {
  const { values } = parseOptions(usage, {
    options: {
      load: { type: 'boolean', default: false },
      session: { type: 'boolean', default: false },
      users: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '10' },
      actions: { type: 'string', default: '10000' },
      markdown: { type: 'boolean', default: false },
    },
  });
  const runBoth = !values.load && !values.session;
  const users = parseInteger('--users', values.users, 10_000_000);
  if (users === 0) throw new CommandError('--users takes at least 1.');
  return {
    ...values,
    load: values.load || runBoth,
    session: values.session || runBoth,
    users,
    seconds: parseInteger('--seconds', values.seconds, 3600),
    actions: parseInteger('--actions', values.actions, 1_000_000),
  };
}

/** Creates a folder that is removed when the program exits. */
async function createBenchFolder(): Promise<string> {
  const folder = await createTempFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function bench() {
  const options = readOptions();
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));

  const table = createTable(options.markdown, console.log);
  table.line(`On ${describeMachine()}.`);
  if (options.load) await measureLoad(table, { ...options, folder: await createBenchFolder() });
  if (options.session) {
    const isSteady = await measureSession(table, { ...options, folder: await createBenchFolder() });
    if (!isSteady) process.exitCode = 1;
  }
}

exitOnSignal();
bench().catch(exitWithError);
