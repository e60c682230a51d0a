import path from 'node:path';
import type { Page } from '@playwright/test';

/** A kind of screen, with an operation of it. */
export interface ScreenKind {
  kind: string;
  /** The address of the screen, after `#`. */
  address: string;
  operationId: string;
  /** A text of the normal response, where the screen reads something. */
  content?: RegExp;
  /** Fills in the form, where it sends something. */
  fill?: (page: Page) => Promise<void>;
  /** The button that sends it. */
  submit?: string;
  /** What the screen says when it was sent. */
  done?: RegExp;
  isSignedIn?: boolean;
}

const user = '/admin/view/user/64f1a2b3c4d5e6f708192a3b';

export const screenKinds: readonly ScreenKind[] = [
  { kind: 'list', address: '/admin/users', operationId: 'getAllUsers', content: /Jane Doe/ },
  { kind: 'detail', address: user, operationId: 'getUser', content: /jane\.doe@example\.com/ },
  {
    kind: 'dashboard',
    address: '/admin/dashboard',
    operationId: 'getDashboardData',
    content: /Total Users/,
  },
  {
    kind: 'legal text',
    address: '/admin/privacy-policy',
    operationId: 'getPrivacyPolicy',
    content: /What we keep/,
  },
  {
    kind: 'edit dialog',
    address: `${user}/edit`,
    operationId: 'updateUser',
    fill: (page) => page.getByLabel('First Name').fill('Janet'),
    submit: 'Submit',
    done: /User Profile Updated Succesfully/,
  },
  {
    kind: 'add page',
    address: '/admin/banner/add',
    operationId: 'createBanner',
    async fill(page) {
      await page.getByLabel('Client Name').fill('Acme');
      await page.getByLabel('Navigation URL').fill('https://acme.example.com');
      await page.getByLabel('Image').setInputFiles(path.resolve('tests/e2e/images/landscape.jpg'));
      await page.getByAltText('What will be saved').waitFor();
    },
    submit: 'Submit',
    done: /Banner Added Succesfully/,
  },
  {
    kind: 'profile',
    address: '/admin/view-profile',
    operationId: 'updateAdminProfile',
    async fill(page) {
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await page.getByLabel('First Name').fill('Janet');
    },
    submit: 'Submit',
    done: /Admin Profile Updated Successfully/,
  },
  {
    kind: 'sign-in',
    address: '/',
    operationId: 'login',
    async fill(page) {
      await page.getByLabel('Email').fill('admin@example.com');
      await page.getByLabel('Password', { exact: true }).fill('any');
    },
    submit: 'Sign In',
    done: /Dashboard/,
    isSignedIn: false,
  },
];
