import type { BrowserContext, Page } from '@playwright/test';
import type { GalleryState } from '../states/state.ts';
import { findAxeViolations, findBlank } from './check-page.ts';
import { type Console, withState } from './open-state.ts';
import { heightOf, nameVariant, type Variant, variants } from './variants.ts';

export interface Photographs {
  /** By the name of the variant: `dark-360`. */
  pictures: Map<string, Buffer>;
  /** Each with the variants that have it. */
  problems: Map<string, string[]>;
}

/** Scrolls to an error that is not in view. */
const showAlert = (page: Page) =>
  page.evaluate(() =>
    document.querySelector('dialog [role=alert], main [role=alert]')?.scrollIntoView({
      block: 'nearest',
    }),
  );

const toView = (variant: Variant) => ({ ...variant, height: heightOf[variant.width] });

/** Opens a state once, and photographs and checks it in each theme and width. */
export async function photographState(
  context: BrowserContext,
  server: Console,
  state: GalleryState,
): Promise<Photographs> {
  const pictures = new Map<string, Buffer>();
  const problems = new Map<string, string[]>();
  let variant: Variant = variants[0];
  const onError = (error: string) =>
    problems.set(error, [...(problems.get(error) ?? []), nameVariant(variant)]);
  const view = toView(variant);
  await withState(context, server, { state, view, onError }, async ({ page, show }) => {
    await showAlert(page);
    for (variant of variants) {
      await show(toView(variant));
      const picture = await page.screenshot({ scale: 'css' });
      pictures.set(nameVariant(variant), picture);
      for (const problem of await findBlank(page, picture)) onError(problem);
      for (const problem of await findAxeViolations(page)) onError(problem);
    }
  });
  return { pictures, problems };
}
