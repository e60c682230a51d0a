/** The steps that make the console call each operation, for the gallery and for end-to-end tests. */
import { expect, type Locator, type Page } from '@playwright/test';
import { drawImage } from '../lib/draw-image.ts';
import { requireSandbox } from '../lib/sandbox.ts';

const { administrator } = await requireSandbox();

type PageAction = (page: Page) => Promise<void>;

/** Clicks the first button with a name. */
export const clickFirst = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Fills in the sign-in fields of the page, or of a form in it. */
export async function fillCredentials(form: Page | Locator, password = administrator.password) {
  await form.getByLabel('Email').fill(administrator.email);
  await form.getByLabel('Password', { exact: true }).fill(password);
}

const image = {
  name: 'landscape.png',
  mimeType: 'image/png',
  buffer: drawImage(640, 400, '#1e3a5f', '#ffd166'),
};

/** Chooses an image, and waits until its preview is visible. */
const chooseImage: PageAction = async (page) => {
  await page.getByLabel('Image').setInputFiles(image);
  await expect(page.getByAltText('What will be saved')).toBeVisible();
};

/** The steps by which the console calls an operation. */
export interface OperationSteps {
  /** The route of the screen that calls the operation. */
  route: string;
  /** Called after the screen is open, for example to fill in its form. */
  prepare?: PageAction;
  /**
   * The name of the button that sends the request, whose error is shown as a toast. It is absent for a query that the
   * screen sends when it opens, whose error is shown as an alert with a Retry button.
   */
  button?: string | RegExp;
  /** The text that is shown for status 404, if the record may not exist. */
  notFoundText?: string;
}

const mutation = (route: string, prepare: PageAction): OperationSteps => ({
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

const deletion = (route: string, noun: string): OperationSteps => ({
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

/** The steps for each operation, by operationId. */
export const operationSteps: Record<string, OperationSteps> = {
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
    await chooseImage(page);
    await page.getByLabel('Starter', { exact: true }).fill('Rain');
    await page.getByLabel('Starter Description').fill('It never stops.');
  }),
  updateGenre: mutation(genreRoute, editField('Colour', '#102030')),
  getBanner: { route: bannerRoute },
  createBanner: mutation('/admin/banner/add', async (page) => {
    await page.getByLabel('Client Name').fill('Acme');
    await page.getByLabel('Navigation URL').fill('https://acme.example.com');
    await chooseImage(page);
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
