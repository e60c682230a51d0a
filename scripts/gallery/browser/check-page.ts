import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { PNG } from 'pngjs';

/** What axe finds, with the first element of each rule. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  if (!hasAxe) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const results = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
    });
    return results.violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html ?? '' }));
  });
  return violations.map(
    ({ id, html }) => `axe: ${id} ${html.replaceAll(/\s+/g, ' ').slice(0, 160)}`,
  );
}

/** A picture of one colour takes 5 KB at most; a larger one is not decoded. */
const largestBlankBytes = 8_000;

function isSingleColour(picture: Buffer): boolean {
  if (picture.length > largestBlankBytes) return false;
  const { data } = PNG.sync.read(picture);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  return pixels.every((pixel) => pixel === pixels[0]);
}

/** Whether a page shows nothing: no text in its main part, no heading, or a picture of one colour. */
export async function findBlank(page: Page, picture: Buffer): Promise<string[]> {
  if (isSingleColour(picture)) return ['blank: the picture has a single colour'];
  const { heading, text } = await page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('dialog[open], main') ?? document.body;
    const headings = [...document.querySelectorAll<HTMLElement>('h1')];
    return {
      heading: headings.map(({ innerText }) => innerText.trim()).join(''),
      text: main.innerText.trim(),
    };
  });
  if (text === '') return ['blank: the screen has no visible text'];
  return heading === '' ? ['blank: the screen has no visible heading'] : [];
}
