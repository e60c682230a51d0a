/** Photographs each state in both themes and widths, compares it with the last run, and checks what it shows. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { exampleBody } from '../lib/scenarios/response-shape.ts';
import { openState } from './open-state.ts';
import { listStates, selectStates } from './states.ts';

/** In that order, so that only one thing changes at a time. */
const variants = [
  { theme: 'light', width: 1280, height: 800 },
  { theme: 'dark', width: 1280, height: 800 },
  { theme: 'dark', width: 360, height: 740 },
  { theme: 'light', width: 360, height: 740 },
] as const;

/** What is missing where a screen is blank. */
async function findBlank(page: Page): Promise<string[]> {
  const [text = ''] = await page.locator('dialog[open], main').allInnerTexts();
  if (text.trim() === '') return ['blank: the screen has no visible text'];
  const hasHeading = await page
    .locator('h1')
    .evaluateAll((headings) =>
      headings.some(
        (heading) =>
          heading.textContent.trim() !== '' &&
          heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      ),
    );
  return hasHeading ? [] : ['blank: the screen has no visible heading'];
}

async function findAxeViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({ resultTypes: ['violations'], iframes: false });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => {
    const html = nodes[0]?.html ?? '';
    return `axe: ${id} ${html.replaceAll(/\s+/g, ' ').slice(0, 160)}`;
  });
}

const { GALLERY_CONTRACT: contract = 'openapi.yaml', GALLERY_ONLY: only } = process.env;
const states = await listStates(contract);
const signIn = states.find(({ place, operation }) => place.screen === 'sign-in' && operation);
const session = signIn?.operation ? (exampleBody(signIn.operation) as object) : {};

for (const state of selectStates(states, only)) {
  test(state.id, async ({ page }) => {
    const { problems, settle } = await openState(page, state, session);
    const alerts = page.locator('dialog [role=alert], main [role=alert]');
    await alerts.evaluateAll(([alert]) => alert?.scrollIntoView({ block: 'nearest' }));
    for (const { theme, width, height } of variants) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await settle();
      // A picture that differs from the last run's is no failure: the report compares both.
      await expect(page)
        .toHaveScreenshot(`${state.id}--${theme}-${width}.png`)
        .catch(() => undefined);
      const found = [...(await findBlank(page)), ...(await findAxeViolations(page))];
      problems.push(...found.map((problem) => `${problem} (${theme}-${width})`));
    }
    expect(problems).toEqual([]);
  });
}
