/**
 * npm run check:page-budget: builds the console, loads the sign-in screen and the users list in Chromium as a new
 * administrator does, and fails if that takes more JavaScript or more requests than the budget allows.
 */
import { chromium } from '@playwright/test';
import { formatItem, listExceeded, measureBudget } from './check-page-budget/page-budget.ts';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { launchOptions } from './lib/find-chromium.ts';
import { openPage } from './lib/page-load/open-page.ts';
import { startPages } from './lib/page-load/start-pages.ts';
import { openUsersList, rowSelector, signIn } from './lib/page-load/users-list.ts';
import { parseOptions } from './lib/parse-options.ts';

async function loadConsole() {
  const { urls, stop } = await startPages();
  const browser = await chromium.launch(launchOptions);
  const { page, requests } = await openPage(browser, urls.console);
  await page.goto(urls.console);
  await page.getByLabel('Email').waitFor();
  await requests.waitUntilQuiet();
  const toSignIn = requests.take();
  await signIn(page);
  await requests.waitUntilQuiet();
  await openUsersList(page);
  await page.locator(rowSelector).first().waitFor();
  await requests.waitUntilQuiet();
  const toList = requests.take();
  await browser.close();
  await stop();
  return { toSignIn, toList };
}

export async function checkPageBudget(args: string[]) {
  parseOptions('npm run check:page-budget', { args, options: {} });
  const items = measureBudget(await loadConsole());
  for (const item of items) console.log(formatItem(item));
  const exceeded = listExceeded(items);
  if (exceeded.length > 0) throw new CommandError(exceeded.join('\n'));
}

await runCommand(import.meta, checkPageBudget);
