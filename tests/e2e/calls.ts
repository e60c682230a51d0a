import { expect, type Page } from '@playwright/test';
import { administrator } from '../../scripts/sandbox/seed/administrator.ts';
import { picture } from './picture.ts';

type Act = (page: Page) => Promise<void>;

/** How the console comes to make a call, and how it is made to make it again. */
export interface Way {
  /** Where it is made from. */
  at: string;
  /** What there is to do before the call is made. */
  prepare?: Act;
  /** Makes the call; a read that is made by arriving needs nothing done. */
  call?: Act;
  /** Whether a failure is shown in place, with a Retry, or as a toast. */
  shows: 'alert' | 'toast';
}

const read = (at: string, prepare?: Act): Way => ({
  at,
  shows: 'alert',
  ...(prepare && { prepare }),
});

const submit: Act = (page) => page.getByRole('button', { name: 'Submit' }).click();

const change = (at: string, prepare: Act): Way => ({ at, prepare, call: submit, shows: 'toast' });

const open = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

/** Opens the edit dialog of a detail screen and changes one field. */
const editing =
  (label: string, value: string): Act =>
  async (page) => {
    await open(page, /^Edit/);
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);
  };

const deletion = (at: string): Way => ({
  at,
  shows: 'toast',
  call: async (page) => {
    page.once('dialog', (dialog) => dialog.accept());
    await open(page, /^Delete/);
  },
});

const chooseImage: Act = async (page) => {
  await page.getByLabel('Image').setInputFiles(picture('landscape.jpg'));
  await expect(page.getByAltText('What will be saved')).toBeVisible();
};

const rewriting: Act = async (page) => {
  await open(page, /^Edit/);
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('More. ');
};

const credentials: Act = async (page) => {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
};

const user = '/admin/view/user/65b000000000000000000002';
const story = '/admin/view/story/65c000000000000000000001';
const genre = '/admin/view/genre/65d000000000000000000001';
const banner = '/admin/view/banner/65e000000000000000000001';

/** Every operation of the contract, and how the console calls it. */
export const calls: Record<string, Way> = {
  login: {
    at: '/',
    prepare: credentials,
    call: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
    shows: 'toast',
  },
  getDashboardData: read('/admin/dashboard'),
  getAllUsers: read('/admin/users'),
  getAllStoryRooms: read('/admin/stories'),
  getAllGenres: read('/admin/genres'),
  getBanners: read('/admin/banners'),
  getAllGenre: read(story, (page) => open(page, /^Edit/)),
  getUser: read(user),
  updateUser: change(user, editing('First Name', 'Johanna')),
  deleteUser: deletion('/admin/users'),
  getStory: read(story),
  updateStory: change(story, editing('Room Name', 'Another name')),
  deleteStory: deletion('/admin/stories'),
  getGenre: read(genre),
  addGenre: change('/admin/genre/add', async (page) => {
    await page.getByLabel('Genre', { exact: true }).fill('Noir');
    await page.getByLabel('Colour', { exact: true }).fill('#101020');
    await page.getByLabel('Background Colour').fill('#e0e0f0');
    await chooseImage(page);
    await page.getByLabel('Starter', { exact: true }).fill('Rain');
    await page.getByLabel('Starter Description').fill('It never stops.');
  }),
  updateGenre: change(genre, editing('Colour', '#102030')),
  getBanner: read(banner),
  createBanner: change('/admin/banner/add', async (page) => {
    await page.getByLabel('Client Name').fill('Acme');
    await page.getByLabel('Navigation URL').fill('https://acme.example.com');
    await chooseImage(page);
  }),
  updateBanner: change(banner, editing('Client Name', 'Acme')),
  deleteBanner: deletion('/admin/banners'),
  updateAdminProfile: change('/admin/view-profile', editing('First Name', 'Amelie')),
  getPrivacyPolicy: read('/admin/privacy-policy'),
  updatePrivacyPolicy: change('/admin/privacy-policy', rewriting),
  getTermsAndConditions: read('/admin/terms-and-condition'),
  updateTermsAndCondition: change('/admin/terms-and-condition', rewriting),
  deleteAccount: {
    at: '/admin/delete-account',
    prepare: credentials,
    call: async (page) => {
      page.once('dialog', (dialog) => dialog.accept());
      await submit(page);
    },
    shows: 'toast',
  },
};
