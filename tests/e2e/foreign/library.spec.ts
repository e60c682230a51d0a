import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../fixtures.ts';
import { submit } from '../forms.ts';
import { answerDialogs, search } from '../page-actions.ts';
import { librarian, startLibrary } from './fastify-library.ts';
import { testOnServer } from './open-foreign-console.ts';

const test = testOnServer(startLibrary);

// The tests run one after another, because each worker builds a console of its own.
test.describe.configure({ mode: 'default' });

async function signIn(page: Page, password = librarian.password) {
  await page.getByLabel('Username').fill(librarian.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function openBooks(page: Page) {
  await page.goto('#/');
  await signIn(page);
  await page.getByRole('link', { name: 'Books', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(10);
}

const getRows = (page: Page) => page.getByRole('rowheader');

test('A login of a fastify server gives its own words for a wrong password', async ({ page }) => {
  await page.goto('#/');
  await signIn(page, 'wrong');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Nobody has this name and password.',
  );
  await expectAccessible(page);
});

test('A login of a fastify server begins a session', async ({ page }) => {
  await page.goto('#/');
  await expect(page.getByText('Town Library')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  answerDialogs(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('A list by offset is paged with its total', async ({ page }) => {
  await openBooks(page);
  await expect(page.getByText('1–10 of 23')).toBeVisible();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(getRows(page).first()).toHaveText('Book 11');
  await expectAccessible(page);
});

test('A list by offset is searched', async ({ page }) => {
  await openBooks(page);
  await search(page, 'Book 2');
  await expect(getRows(page)).toHaveText(['Book 20', 'Book 21', 'Book 22', 'Book 23']);
});

test('A parameter of the list that is an enum filters it', async ({ page }) => {
  await openBooks(page);
  await page
    .getByRole('group', { name: 'Filters' })
    .getByLabel('Binding')
    .selectOption('hardcover');
  await expect(page.getByText('8 of 23 books')).toBeVisible();
  await expect(page).toHaveURL(/binding=hardcover/);
  await page.reload();
  await expect(getRows(page)).toHaveCount(8);
  await expectAccessible(page);
});

test('The number of another record is a link with its name', async ({ page }) => {
  await openBooks(page);
  await page.getByRole('link', { name: 'View book Book 06' }).click();
  const branch = page.getByRole('link', { name: 'Harbour' });
  await expectAccessible(page);
  await branch.click();
  await expect(page.getByRole('heading', { name: 'Harbour' })).toBeVisible();
});

test('A librarian keeps a book from its addition to its deletion', async ({ page }) => {
  await openBooks(page);
  await page.getByRole('link', { name: 'Add Book' }).click();
  await expect(page).toHaveTitle(/Add Book/);
  await page.getByLabel('Title', { exact: true }).fill('Book 05');
  await page.getByLabel('Author').fill('Cleo Marsh');
  await page.getByLabel('Pages').fill('321');
  await page.getByLabel('Binding').selectOption('paperback');
  await page.getByRole('combobox', { name: 'Branch' }).click();
  await page.getByTitle('Harbour').click();
  await expectAccessible(page);
  await submit(page);
  await expect(page.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(
    /Book 05 is here already\./,
  );
  await page.getByLabel('Title', { exact: true }).fill('A New Book');
  await submit(page);
  await expect(getRows(page).first()).toHaveText('A New Book');

  await page.getByRole('link', { name: 'View book A New Book' }).click();
  await expect(page.getByRole('heading', { name: 'A New Book' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Cleo Marsh' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Harbour' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Book 06');
  await submit(page);
  await expect(page.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(
    /Book 06 is here already\./,
  );
  await page.getByLabel('Title', { exact: true }).fill('An Old Book');
  await submit(page);
  // After the edit, the list is shown again.
  await expect(getRows(page).first()).toHaveText('An Old Book');

  answerDialogs(page);
  await page.getByRole('button', { name: 'Delete book An Old Book' }).click();
  await expect(getRows(page).first()).toHaveText('Book 01');
});

test('A page whose token is rejected comes back after a sign-in', async ({ page, server }) => {
  await openBooks(page);
  server.revokeTokens();
  // The page is not opened by a click, because what is read early may have ended the session before it.
  await page.goto('#/admin/books?page=2');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Your token has been revoked.').first()).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Books' })).toBeVisible();
});
