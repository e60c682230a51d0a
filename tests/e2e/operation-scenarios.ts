import { expect, type Page } from '@playwright/test';
import { chooseImage } from './images.ts';
import { clickFirst, fillCredentials } from './page-actions.ts';

type PageAction = (page: Page) => Promise<void>;

/** The steps by which the console calls an operation. */
export interface Scenario {
  /** The route of the screen that calls it. */
  route: string;
  /** Runs after the screen is open, for example fills in its form. */
  prepare?: PageAction;
  /**
   * The name of the button that sends the request, whose error is a toast. Absent for a query that the screen sends when it
   * opens, whose error is an alert with a Retry button.
   */
  button?: string | RegExp;
  /** The text shown for status 404 where the record need not exist. */
  notFoundText?: string;
}

const mutation = (route: string, prepare: PageAction): Scenario => ({
  route,
  prepare,
  button: 'Submit',
});

/** Opens the edit dialog of a detail screen and changes one field. */
const editField =
  (label: string, value: string): PageAction =>
  async (page) => {
    await clickFirst(page, /^Edit/);
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);
  };

const deletion = (route: string, noun: string): Scenario => ({
  route,
  notFoundText: `This ${noun} was gone already.`,
  button: /^Delete/,
});

const editLegalText: PageAction = async (page) => {
  await clickFirst(page, /^Edit/);
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('More. ');
};

const userRoute = '/admin/view/user/65b000000000000000000002';
const storyRoute = '/admin/view/story/65c000000000000000000001';
const genreRoute = '/admin/view/genre/65d000000000000000000001';
const bannerRoute = '/admin/view/banner/65e000000000000000000001';

const noLegalText = 'There is no text yet.';

/** A scenario for every operation of the contract, by operation id. */
export const scenarios: Record<string, Scenario> = {
  login: { route: '/', prepare: fillCredentials, button: 'Sign In' },
  getDashboardData: { route: '/admin/dashboard' },
  getAllUsers: { route: '/admin/users' },
  getAllStoryRooms: { route: '/admin/stories' },
  getAllGenres: { route: '/admin/genres' },
  getBanners: { route: '/admin/banners' },
  getAllGenre: { route: storyRoute, prepare: (page) => clickFirst(page, /^Edit/) },
  getUser: { route: userRoute },
  updateUser: mutation(userRoute, editField('First Name', 'Johanna')),
  deleteUser: deletion('/admin/users', 'user'),
  getStory: { route: storyRoute },
  updateStory: mutation(storyRoute, editField('Room Name', 'Another name')),
  deleteStory: deletion('/admin/stories', 'story'),
  getGenre: { route: genreRoute },
  addGenre: mutation('/admin/genre/add', async (page) => {
    await page.getByLabel('Genre', { exact: true }).fill('Noir');
    await page.getByLabel('Colour', { exact: true }).fill('#101020');
    await page.getByLabel('Background Colour', { exact: true }).fill('#e0e0f0');
    await chooseImage(page, 'landscape.jpg');
    await page.getByLabel('Starter', { exact: true }).fill('Rain');
    await page.getByLabel('Starter Description').fill('It never stops.');
  }),
  updateGenre: mutation(genreRoute, editField('Colour', '#102030')),
  getBanner: { route: bannerRoute },
  createBanner: mutation('/admin/banner/add', async (page) => {
    await page.getByLabel('Client Name').fill('Acme');
    await page.getByLabel('Navigation URL').fill('https://acme.example.com');
    await chooseImage(page, 'landscape.jpg');
  }),
  updateBanner: mutation(bannerRoute, editField('Client Name', 'Acme')),
  deleteBanner: deletion('/admin/banners', 'banner'),
  updateAdminProfile: mutation('/admin/view-profile', editField('First Name', 'Amelie')),
  getPrivacyPolicy: { route: '/admin/privacy-policy', notFoundText: noLegalText },
  updatePrivacyPolicy: mutation('/admin/privacy-policy', editLegalText),
  getTermsAndConditions: { route: '/admin/terms-and-condition', notFoundText: noLegalText },
  updateTermsAndCondition: mutation('/admin/terms-and-condition', editLegalText),
  deleteAccount: mutation('/admin/delete-account', fillCredentials),
};

/** The scenario of an operation, by its operationId. */
export function getScenario(id: string): Scenario {
  const scenario = scenarios[id];
  if (!scenario)
    throw new Error(
      `Add ${id} to tests/e2e/operation-scenarios.ts: where the console calls it, and what it does there.`,
    );
  return scenario;
}

/**
 * Opens the screen of an operation and prepares it, for example fills in its form; returns the button of a mutation. For
 * a query none is found.
 */
export async function openScenario(page: Page, id: string) {
  const { route, prepare, button: name = 'no button' } = getScenario(id);
  await page.goto(`#${route}`);
  await prepare?.(page);
  return page.getByRole('button', { name }).first();
}
