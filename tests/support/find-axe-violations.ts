import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds in a page, or in a part of it, in the light and in the dark theme: the rule with the first element. */
export async function findAxeViolations(page: Page, part = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations, passes } = await new AxeBuilder({ page }).include(part).analyze();
    // Without any text, nothing would be found either.
    if (!passes.some(({ id }) => id === 'color-contrast')) found.push('no text was checked');
    found.push(...violations.map(({ id, nodes }) => `${colorScheme}: ${id} ${nodes[0]?.html}`));
  }
  return found;
}
