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

/** Loads the sign-in screen and then the users list, and returns the files of both. */
async function loadConsole() {
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

const advice =
  'Load on demand what the page does not need at first, or raise the limit in scripts/check-page-budget.ts. Loaded were:';

const pickScripts = (files: readonly LoadedFile[]) => files.filter(({ isScript }) => isScript);

/**
 * Compares the loaded files with the budget: a line for each figure, and a message with the files for each figure that
 * exceeds it.
 */
export function compareWithBudget(
  { toSignIn, toList }: Awaited<ReturnType<typeof loadConsole>>,
  budget = pageBudget,
) {
  const scripts = pickScripts(toSignIn);
  const allScripts = pickScripts([...toSignIn, ...toList]);
  const figures = [
    ['JavaScript to the sign-in screen', scripts, budget.signInScriptKib, 'KiB'],
    ['JavaScript in all to the users list', allScripts, budget.listScriptKib, 'KiB'],
    ['Requests to the sign-in screen', toSignIn, budget.signInRequests, 'requests'],
    ['Requests from the sign-in screen to the users list', toList, budget.listRequests, 'requests'],
  ] as const;
  const lines: string[] = [];
  const exceeded: string[] = [];
  for (const [name, files, limit, unit] of figures) {
    const [actual, digits] = unit === 'KiB' ? [sumScriptKib(files), 1] : [files.length, 0];
    const figure = `${name}: ${actual.toFixed(digits)}`;
    lines.push(`${figure} of ${limit} ${unit}`);
    const message = `${figure} ${unit} exceed the budget of ${limit} ${unit}. ${advice}`;
    if (actual > limit) exceeded.push([message, ...files.map(formatFile)].join('\n'));
  }
  return { lines, exceeded };
}

export async function checkPageBudget(args: string[]) {
  parseOptions('npm run check:page-budget', { args, options: {} });
  const { lines, exceeded } = compareWithBudget(await loadConsole());
  console.log(lines.join('\n'));
  if (exceeded.length > 0) throw new CommandError(exceeded.join('\n'));
}

await runCommand(import.meta, checkPageBudget);
