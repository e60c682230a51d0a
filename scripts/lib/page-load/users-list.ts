import type { Page } from '@playwright/test';
import { administrator } from '../../sandbox/seed/people.ts';

/** Signs in on the sign-in screen, and waits for the counts of the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  const counts = page.waitForResponse((response) => response.url().includes('getDashboardData'));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await counts;
}

/** Opens the users list from the sidebar. */
export async function openUsersList(page: Page): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await sidebar.getByRole('link', { name: 'Users', exact: true }).click();
}

/** The CSS selector of the list's rows. */
export const rowSelector = 'main tbody tr';
