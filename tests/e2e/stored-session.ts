import type { Page } from '@playwright/test';
import { createToken } from '../support/memory-session.ts';

/** A session of another administrator. */
export const otherSession = {
  token: createToken({ exp: 9_999_999_999 }),
  userInfo: JSON.stringify({ _id: '65a0000000000000000000ff', firstName: 'Zora' }),
};

export const noSession = { token: null, userInfo: null };

/** Changes items of local storage, for example those of a session, or removes them, as another tab does. */
export const changeStorage = (page: Page, changes: Record<string, string | null>) =>
  page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
    window.dispatchEvent(new Event('storage'));
  }, changes);

/** Reads the session from local storage. */
export const readStoredSession = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('token'),
    userInfo: localStorage.getItem('userInfo'),
  }));

/** Sends every request with the given token, so that the server accepts any session of the page. */
export const acceptEveryToken = (page: Page, token: string) =>
  page.route('**/api/**', (route) =>
    route.fallback({ headers: { ...route.request().headers(), authorization: `Bearer ${token}` } }),
  );
