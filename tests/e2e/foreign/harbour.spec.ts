import { expect, expectAccessible } from '../fixtures.ts';
import { conventions, getSource, startHarbour } from './harbour-conventions.ts';
import { testOnServer } from './open-foreign-console.ts';

const test = testOnServer(startHarbour);

// The tests run one after another, because each worker builds a console of its own.
test.describe.configure({ mode: 'default' });

for (const convention of conventions) {
  const { name, what, position = '11–20 of 25' } = convention;
  test(`A list with ${what} leads page by page to its records`, async ({ page }) => {
    const rows = page.getByRole('rowheader');
    await page.goto('#/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: new RegExp(`^${name}$`, 'i') })
      .click();
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toHaveText(`${name} 01`);
    // Without a total, there are no page numbers.
    const next = position === 'Page 2' ? 'Next' : '2';
    await page.getByRole('button', { name: next, exact: true }).click();
    await expect(rows.first()).toHaveText(`${name} 11`);
    await expect(page.getByText(position, { exact: true })).toBeVisible();

    await page.getByRole('link', { name: new RegExp(`^View .* ${name} 12$`) }).click();
    await expect(page.getByRole('heading', { name: `${name} 12` })).toBeVisible();
    const place = position === 'Page 2' ? 'Record 12' : '12 of 25';
    await expect(page.getByText(place, { exact: true })).toBeVisible();
    await expect(page.getByRole('definition')).toContainText([getSource(convention)]);
    if (convention === conventions[0]) await expectAccessible(page);
  });
}

test('In the rail of a narrow window, resources without icons have the first letters of their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('#/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const letters of ['Be', 'Bo', 'Bu'])
    await expect(navigation.locator(`[data-letters=${letters}]`)).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Boats', exact: true })).toBeVisible();
  await expectAccessible(page);
});
