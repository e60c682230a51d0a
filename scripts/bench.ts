/**
 * npm run bench: how fast a million users are listed, searched and read behind Prism, and whether one
 * browser session of ten thousand actions keeps memory.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureLoad } from './bench/load.ts';
import { machine } from './bench/machine.ts';
import { measureSession } from './bench/session.ts';
import { createTable } from './bench/table.ts';
import { newFolder } from './run/start-stack.ts';
import { refuse, StartError } from './serve/refuse.ts';
import { wholeNumber } from './serve/whole-number.ts';

const usage = `npm run bench -- [--load] [--session] [--users 1000000] [--seconds 10] [--actions 10000] [--markdown]
  --load measures --users users, --seconds a round; --session takes --actions in one page. Without either: both.`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      load: { type: 'boolean', default: false },
      session: { type: 'boolean', default: false },
      users: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '10' },
      actions: { type: 'string', default: '10000' },
      markdown: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const both = !values.load && !values.session;
  const users = wholeNumber('--users', values.users, 10_000_000);
  if (users === 0) throw new StartError('--users takes at least 1: there is nobody to ask about.');
  return {
    ...values,
    load: values.load || both,
    session: values.session || both,
    users,
    seconds: wholeNumber('--seconds', values.seconds, 3600),
    actions: wholeNumber('--actions', values.actions, 1_000_000),
  };
}

/** A new folder, gone when this program ends in whatever way. */
async function passingFolder(): Promise<string> {
  const folder = await newFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function bench() {
  const options = readOptions();
  if (options.help) return console.log(usage);
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));

  const table = createTable(options.markdown, console.log);
  table.line(`On ${machine()}.`);
  if (options.load) await measureLoad(table, { ...options, folder: await passingFolder() });
  if (options.session) {
    const steady = await measureSession(table, { ...options, folder: await passingFolder() });
    if (!steady) process.exitCode = 1;
  }
}

bench().catch(refuse);
