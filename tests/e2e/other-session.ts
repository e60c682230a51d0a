import type { Page } from '@playwright/test';
import { createToken } from '../support/memory-session.ts';

/** A session of another administrator. */
export const otherSession = {
  token: createToken({ exp: 9_999_999_999 }),
  userInfo: JSON.stringify({ _id: '65a0000000000000000000ff', firstName: 'Zora' }),
};

/** Replaces the session in local storage, or removes it, for the next load of the page. */
export const storeSession = (page: Page, session?: { token: string; userInfo: string }) =>
  page.evaluate((items) => {
    localStorage.clear();
    Object.assign(localStorage, items ?? {});
  }, session);

/** Replaces the session in local storage, as a sign-in in another tab does. */
export const changeSession = (page: Page, session: { token: string; userInfo: string }) =>
  page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    window.dispatchEvent(new Event('storage'));
  }, session);

/** Sends every request with the given token, so that the server accepts any session of the page. */
export const acceptEveryToken = (page: Page, token: string) =>
  page.route('**/api/**', (route) =>
    route.fallback({
      headers: { ...route.request().headers(), authorization: `Bearer ${token}` },
    }),
  );

/** Reads the session from local storage. */
export const readStoredSession = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('token'),
    userInfo: localStorage.getItem('userInfo'),
  }));
