import type { Locator, Page } from '@playwright/test';
import { findOperationId } from '../../support/contract-operations.ts';
import { expect, test } from '../fixtures.ts';
import { allFaults, controlTimers, type ResponseFault } from '../response-faults.ts';

test.use({ signedIn: true, expectedConsoleErrors: /Failed to load resource|ERR_/ });

/** A request that is not sent by opening a screen or submitting a form. */
interface DailyRequest {
  name: string;
  operation: string;
  route: string;
  /** Runs before the first fault. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Sends the request; with the first fault and each further one. */
  trigger: (page: Page, isFirst: boolean) => Promise<unknown>;
  findMessage: (page: Page, text: string) => Locator;
  /** Runs without a fault, after all: what failed works. */
  recover: (page: Page) => Promise<unknown>;
  /** Faults that are none for it. */
  except?: readonly string[];
}

const getCard = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const clickIn = (card: Locator, name: string) => card.getByRole('button', { name }).click();

async function deleteSelected(page: Page) {
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete selected' }).click();
}

const requests: DailyRequest[] = [
  {
    name: 'A search in the palette',
    operation: 'getAllUsers',
    route: '/admin/dashboard',
    prepare: (page) => page.getByRole('button', { name: 'Search or jump to' }).click(),
    trigger: (page, isFirst) =>
      isFirst
        ? page.getByRole('combobox').fill('Mensah')
        : page.getByRole('option', { name: /^Users could not be searched/ }).click(),
    findMessage: (page, text) => page.getByRole('option').filter({ hasText: text }),
    async recover(page) {
      await page.getByRole('option', { name: /^Users could not be searched/ }).click();
      await expect(page.getByRole('option', { name: /^Kofi Mensah/ })).toBeVisible();
    },
  },
  {
    name: 'An export',
    operation: 'getAllUsers',
    route: '/admin/users',
    prepare: (page) => expect(page.getByRole('rowheader')).toHaveCount(5),
    trigger: (page, isFirst) =>
      isFirst
        ? page.getByRole('button', { name: 'Export CSV' }).click()
        : clickIn(getCard(page, 'Exporting users'), 'Retry failed'),
    findMessage: (page, text) =>
      getCard(page, 'Exporting users')
        .getByRole('status')
        .filter({ hasText: `Nothing was exported: ${text}` }),
    async recover(page) {
      const download = page.waitForEvent('download');
      await clickIn(getCard(page, 'Exporting users'), 'Retry failed');
      expect((await download).suggestedFilename()).toMatch(/^users-/);
    },
    // It is waited for.
    except: ['429'],
  },
  {
    name: 'A bulk deletion',
    operation: 'deleteUser',
    route: '/admin/users?page=2',
    async prepare(page) {
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .click();
      await expect(page.getByText('1 selected')).toBeVisible();
    },
    trigger: (page, isFirst) =>
      isFirst ? deleteSelected(page) : clickIn(getCard(page, 'Deleting users'), 'Retry failed'),
    findMessage: (page, text) =>
      getCard(page, 'Deleting users').getByRole('listitem').filter({ hasText: text }),
    async recover(page) {
      await expect(page.getByText('1 selected')).toBeVisible();
      await clickIn(getCard(page, 'Deleting users'), 'Retry failed');
      await expect(page.getByRole('status').filter({ hasText: '1 deleted' })).toBeVisible();
      await expect(page.getByText('1 selected')).toHaveCount(0);
    },
    // What is not there needs no deletion, and a 429 is waited for.
    except: ['404', '429'],
  },
  {
    name: 'The way to the record on the next page',
    operation: 'getAllUsers',
    route: '/admin/users',
    async prepare(page) {
      await page.getByRole('rowheader').last().click();
      await expect(page.getByText(/^5 of \d+$/)).toBeVisible();
    },
    trigger: (page) => page.getByRole('link', { name: 'Next record' }).click(),
    findMessage: (page, text) => page.getByRole('alert').filter({ hasText: text }),
    async recover(page) {
      await page.getByRole('link', { name: 'Next record' }).click();
      await expect(page.getByText(/^6 of \d+$/)).toBeVisible();
    },
  },
];

for (const request of requests) {
  const { name, operation, route, prepare, trigger, findMessage, recover, except = [] } = request;

  test(`${name} shows each error, and works again`, async ({ page, visit }) => {
    test.setTimeout(120_000);
    let fault: ResponseFault | undefined;
    await page.addInitScript(controlTimers);
    await page.route('**/api/**', (intercepted) => {
      const { pathname } = new URL(intercepted.request().url());
      const id = findOperationId(intercepted.request().method(), pathname);
      return fault && id === operation ? fault.respond(intercepted) : intercepted.fallback();
    });
    // What was prefetched before the first fault would be shown in place of its message.
    await page.route('**/config.json', async (intercepted) => {
      const response = await intercepted.fetch();
      await intercepted.fulfill({ json: { ...(await response.json()), prefetch: false } });
    });
    await visit(route);
    await prepare?.(page);
    let isFirst = true;
    for (const next of allFaults.filter((each) => !except.includes(each.name))) {
      fault = next;
      await trigger(page, isFirst);
      isFirst = false;
      await expect(
        findMessage(page, next.errorText(operation, new URL(page.url()).origin)),
        next.name,
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    fault = undefined;
    await recover(page);
  });
}
