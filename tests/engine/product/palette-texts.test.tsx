import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getOption, openPalette, palette } from '../../support/palette.ts';
import { renderEngine } from '../../support/render-engine.tsx';
import { translatePage } from '../../support/translate-page.ts';

const input = page.getByRole('combobox', { name: 'Search or jump to' });
const initialPath = '/admin/dashboard';

/** What the server responds where it finds these users. */
const respondWithUsers = (...users: object[]) =>
  Response.json({ success: true, users, length: users.length });

test('A name with half of a character is found by the palette', async () => {
  const user = { _id: '65b000000000000000000001', firstName: 'Space \ud83d' };
  await renderEngine({ initialPath, respond: () => respondWithUsers(user) });
  await openPalette();
  await input.fill('space');
  await expect.element(getOption('Space').first()).toBeVisible();
});

test('The palette follows what is searched in a page that the browser translates', async () => {
  onTestFinished(translatePage());
  const user = { _id: '5f00000000000000000000a1', firstName: 'Jane', lastName: 'Doe' };
  await renderEngine({
    initialPath,
    respond({ url }) {
      if (!url.includes('getAllUsers')) return undefined;
      return new URL(url).searchParams.get('key') === 'zzz'
        ? respondWithUsers()
        : respondWithUsers(user);
    },
  });
  await openPalette();
  for (const text of ['j', 'jane', 'doe jane', 'zzz', 'das', '']) {
    await input.fill(text);
    await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  }
  await input.fill('jane');
  await expect.element(getOption('Jane Doe')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
});
