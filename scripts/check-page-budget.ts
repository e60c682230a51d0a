/**
 * npm run check:page-budget: builds the console, loads the sign-in screen and the users list in Chromium as a new
 * administrator does, and fails if that takes more JavaScript or more requests than the budget allows.
 */
import { chromium } from '@playwright/test';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { launchOptions } from './lib/find-chromium.ts';
import {
  listLoaded,
  type LoadedFile,
  openUsersList,
  rowSelector,
  signIn,
  sumScriptKib,
  watchRequests,
} from './lib/page-load.ts';
import { parseOptions } from './lib/parse-options.ts';
import { buildConsole } from './lib/servers/build-console.ts';
import { serveOnSandbox } from './lib/servers/serve-on-sandbox.ts';

/** The most that a page may load: JavaScript in KiB as transferred in brotli, and the number of requests. */
const pageBudget = {
  signInScriptKib: 85,
  listScriptKib: 180,
  signInRequests: 6,
  listRequests: 8,
};

interface LoadedFiles {
  /** Up to the sign-in screen. */
  toSignIn: LoadedFile[];
  /** From the sign-in screen to the users list. */
  toList: LoadedFile[];
}

async function loadConsole(): Promise<LoadedFiles> {
  const server = await serveOnSandbox([await buildConsole()], 48);
  const [url = ''] = server.urls;
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  const waitUntilQuiet = watchRequests(page);
  await page.goto(url);
  await page.getByLabel('Email').waitFor();
  await waitUntilQuiet();
  const toSignIn = await listLoaded(page);
  await signIn(page);
  await waitUntilQuiet();
  await openUsersList(page);
  await page.locator(rowSelector).first().waitFor();
  await waitUntilQuiet();
  const all = await listLoaded(page);
  await browser.close();
  await server.close();
  return { toSignIn, toList: all.slice(toSignIn.length) };
}

const formatFile = ({ url, bytes }: LoadedFile) =>
  `  ${(bytes / 1024).toFixed(1).padStart(6)} KiB  ${new URL(url).pathname}`;

/** A figure as the check prints it; and if it exceeds the limit, a message with the files that count. */
function compare(unit: 'KiB' | 'requests', place: string, loaded: LoadedFile[], limit: number) {
  const isSize = unit === 'KiB';
  const files = isSize ? loaded.filter(({ isScript }) => isScript) : loaded;
  const actual = isSize ? sumScriptKib(files) : files.length;
  const figure = `${isSize ? 'JavaScript' : 'Requests'} ${place}: ${isSize ? actual.toFixed(1) : actual}`;
  const advice =
    'Load on demand what the page does not need at first, or raise the limit in scripts/check-page-budget.ts. Loaded were:';
  return {
    line: `${figure} of ${limit} ${unit}`,
    excess:
      actual > limit &&
      [
        `${figure} ${unit} exceed the budget of ${limit} ${unit}. ${advice}`,
        ...files.map(formatFile),
      ].join('\n'),
  };
}

/** What was loaded beside what may be. */
export function compareWithBudget({ toSignIn, toList }: LoadedFiles, budget = pageBudget) {
  const all = [...toSignIn, ...toList];
  const figures = [
    compare('KiB', 'to the sign-in screen', toSignIn, budget.signInScriptKib),
    compare('KiB', 'in all to the users list', all, budget.listScriptKib),
    compare('requests', 'to the sign-in screen', toSignIn, budget.signInRequests),
    compare('requests', 'from the sign-in screen to the users list', toList, budget.listRequests),
  ];
  return {
    lines: figures.map(({ line }) => line),
    exceeded: figures.map(({ excess }) => excess).filter(Boolean),
  };
}

export async function checkPageBudget(args: string[]) {
  parseOptions('npm run check:page-budget', { args, options: {} });
  const { lines, exceeded } = compareWithBudget(await loadConsole());
  console.log(lines.join('\n'));
  if (exceeded.length > 0) throw new CommandError(exceeded.join('\n'));
}

await runCommand(import.meta, checkPageBudget);
