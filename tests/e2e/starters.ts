import type { Locator, Page } from '@playwright/test';

type Place = Page | Locator;

/** Types a starter and adds it. */
export async function addStarter(place: Place, starter: string, description: string) {
  await place.getByLabel('Starter', { exact: true }).fill(starter);
  await place.getByLabel('Starter Description', { exact: true }).fill(description);
  await place.getByRole('button', { name: 'Add Starter' }).click();
}

/** The starters that were added, in order. */
export const startersOf = (place: Place) =>
  place
    .getByRole('list', { name: 'Starters' })
    .getByLabel(/^Starter \d$/)
    .evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ value }) => value));
