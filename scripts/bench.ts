/** npm run bench: measures requests for users behind Prism, the memory of a browser session, and what the page costs. */
import os from 'node:os';
import { measureLoad } from './bench/measure-load.ts';
import { measurePage, minUsers } from './bench/measure-page.ts';
import { measureSession } from './bench/measure-session.ts';
import { runCommand } from './lib/exit-with-error.ts';
import { parseInteger, parseOptions } from './lib/parse-options.ts';

const usage = `npm run bench -- [--load] [--session] [--page] [--users 1000000] [--seconds 10] [--actions 10000] [--runs 5]
  --load measures requests with --users users for --seconds per round. --session measures the memory of one page
  over --actions actions. --page measures --runs times what it takes to load and to use the page, and compares it
  with a hand-written one; with 1000 users by default. Without any of the three, all run.`;

/** The hardware and platform: "2 cores (AMD EPYC), 24 GiB, Linux x64, Node 24.21.0". */
function describeMachine(): string {
  const cores = `${os.cpus().length} cores (${os.cpus()[0]?.model.trim() || 'unknown model'})`;
  const gib = Math.round(os.totalmem() / 2 ** 30);
  return `${cores}, ${gib} GiB, ${os.type()} ${os.arch()}, Node ${process.versions.node}`;
}

export async function bench(args: string[]) {
  const { values } = parseOptions(usage, {
    args,
    options: {
      load: { type: 'boolean', default: false },
      session: { type: 'boolean', default: false },
      page: { type: 'boolean', default: false },
      users: { type: 'string' },
      seconds: { type: 'string', default: '10' },
      actions: { type: 'string', default: '10000' },
      runs: { type: 'string', default: '5' },
    },
  });
  const runAll = !values.load && !values.session && !values.page;
  const page = values.page || runAll;
  const readUsers = (preset: string) =>
    parseInteger('--users', values.users ?? preset, 10_000_000, page ? minUsers : 1);
  const load = {
    users: readUsers('1000000'),
    seconds: parseInteger('--seconds', values.seconds, 3600),
  };
  const actions = parseInteger('--actions', values.actions, 1_000_000);
  const pages = { users: readUsers('1000'), runs: parseInteger('--runs', values.runs, 1000, 1) };

  console.log(`On ${describeMachine()}.`);
  if (values.load || runAll) await measureLoad(load);
  const isSteady = values.session || runAll ? await measureSession(actions) : true;
  if (page) await measurePage(pages);
  return isSteady ? 0 : 1;
}

await runCommand(import.meta, bench);
