import { cdp, page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

beforeEach(() => page.viewport(1280, 800));

const labels = ['Code', 'Percentage', 'Active', 'Uses', 'Offer'];

const getSeparator = (label: string) =>
  page.getByRole('separator', { name: `Width of ${label}`, exact: true });

const readWidth = (label: string) => {
  const heading = page.getByRole('columnheader', { name: label, exact: true });
  return Math.round(heading.element().getBoundingClientRect().width);
};

const readWidths = () => Object.fromEntries(labels.map((label) => [label, readWidth(label)]));

const isCut = ({ scrollWidth, clientWidth }: Element) =>
  clientWidth > 0 && scrollWidth > clientWidth;

/** The texts of a column that are wider than it is. */
function listCutCells(label: string) {
  const [head, ...rows] = (page.getByRole('table').element() as HTMLTableElement).rows;
  const column = [...(head?.cells ?? [])].findIndex(({ textContent }) =>
    textContent.includes(label),
  );
  return rows
    .map(({ cells }) => cells[column])
    .filter((cell) => !cell || [cell, ...cell.querySelectorAll('*')].some(isCut))
    .map((cell) => cell?.textContent);
}

/** Moves the pointer by so many pixels from the separator of a column, on which it is pressed, and holds it there. */
async function startDrag(label: string, by: number) {
  const separator = getSeparator(label).element();
  const { x, y, width, height } = separator.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', offset: number) =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      x: frame.x + x + width / 2 + offset,
      y: frame.y + y + height / 2,
      button: 'left',
      clickCount: 1,
    });
  await send('mouseMoved', 0);
  await send('mousePressed', 0);
  await expect.poll(() => separator.hasPointerCapture(1)).toBe(true);
  const before = readWidth(label);
  // Until the code of a drag has arrived, nothing follows the pointer.
  await expect
    .poll(async () => {
      await send('mouseMoved', by / 2);
      await send('mouseMoved', by);
      return readWidth(label);
    })
    .toBe(before + by);
  return { release: () => send('mouseReleased', by) };
}

async function drag(label: string, by: number) {
  const { release } = await startDrag(label, by);
  await release();
}

async function renderCoupons(options?: RenderEngineOptions) {
  const engine = await renderEngine(options);
  await expect.element(page.getByRole('link', { name: 'SPRING', exact: true })).toBeVisible();
  return { ...engine, automatic: readWidths() };
}

describe('A column that is dragged', () => {
  test('has exactly that width', async () => {
    const { automatic } = await renderCoupons();
    await drag('Code', -200);
    const { Code, Offer = 0 } = readWidths();
    expect(Code).toBe((automatic.Code ?? 0) - 200);
    await drag('Offer', -100);
    await expect.poll(readWidths).toMatchObject({ Code, Offer: Offer - 100 });
  });

  test('gives the room that it leaves to the last column', async () => {
    const { automatic } = await renderCoupons();
    await drag('Code', -200);
    const { Percentage, Uses, Offer = 0 } = automatic;
    expect(readWidths()).toMatchObject({ Percentage, Uses, Offer: Offer + 200 });
  });

  test('scrolls the table rather than make another column narrower than its values', async () => {
    const { screen } = await renderCoupons();
    await page.viewport(900, 800);
    await drag('Code', 500);
    const { scrollWidth, clientWidth } = screen
      .getByRole('region', { name: 'Coupons table' })
      .element();
    expect(scrollWidth).toBeGreaterThan(clientWidth);
    expect(listCutCells('Offer')).toEqual([]);
  });

  test('keeps its width after a reload', async () => {
    const { screen } = await renderCoupons();
    await drag('Code', -64);
    const dragged = readWidths();
    await screen.unmount();
    await renderCoupons();
    expect(readWidths()).toEqual(dragged);
  });

  test('has its automatic width after a reset', async () => {
    const { automatic } = await renderCoupons();
    await drag('Code', -64);
    await page.getByRole('button', { name: 'Columns' }).click();
    const reset = page.getByRole('button', { name: 'Reset widths' });
    await reset.click();
    await expect.poll(readWidths).toEqual(automatic);
    await expect.element(reset).toHaveAttribute('aria-disabled', 'true');
    expect(localStorage.getItem('preferences')).toBeNull();
  });

  test('has its width of before after Escape', async () => {
    const { automatic, preferences } = await renderCoupons();
    const { release } = await startDrag('Code', -100);
    await expect.poll(() => readWidth('Code')).toBe((automatic.Code ?? 0) - 100);
    await userEvent.keyboard('{Escape}');
    await expect.poll(readWidths).toEqual(automatic);
    await release();
    expect(readWidths()).toEqual(automatic);
    expect(preferences.get().columnWidths).toEqual({});
  });

  test('leaves the selection as it is when Escape ends the drag', async () => {
    const { screen, automatic } = await renderCoupons();
    await screen.getByRole('checkbox', { name: 'Select SPRING' }).click();
    const { release } = await startDrag('Code', -100);
    await userEvent.keyboard('{Escape}');
    await release();
    await expect.poll(readWidths).toEqual(automatic);
    await expect.element(screen.getByRole('checkbox', { name: 'Select SPRING' })).toBeChecked();
  });

  test('does not sort the list', async () => {
    const sorts = { percentage: { sort: 'percentage' } };
    const resource = { ...coupons, paging: { ...coupons.paging, sorts } };
    const { screen, sent } = await renderCoupons({ resource });
    await expect.element(screen.getByRole('button', { name: 'Percentage' })).toBeVisible();
    const before = sent();
    await drag('Percentage', 40);
    expect(sent()).toEqual(before);
  });

  test('selects no text', async () => {
    await renderCoupons();
    await drag('Percentage', 40);
    expect(document.getSelection()?.isCollapsed).toBe(true);
  });

  test('has its automatic width after a double click', async () => {
    const { automatic } = await renderCoupons();
    await drag('Code', -64);
    await expect.poll(() => readWidth('Code')).not.toBe(automatic.Code);
    await getSeparator('Code').dblClick();
    await expect.poll(readWidths).toEqual(automatic);
  });
});

describe('The separator at the end of a heading', () => {
  const separator = getSeparator('Percentage');

  test('is moved by arrow keys', async () => {
    const { automatic } = await renderCoupons();
    const { Percentage = 0 } = automatic;
    separator.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => readWidth('Percentage')).toBeGreaterThan(Percentage);
    const step = readWidth('Percentage') - Percentage;
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect.poll(() => readWidth('Percentage')).toBe(Percentage + 2 * step);
    await expect.element(separator).toHaveFocus();
  });

  test('says the width of its column', async () => {
    await renderCoupons();
    separator.element().focus();
    await expect.element(separator).toHaveAttribute('aria-valuetext', 'automatic');
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .poll(() => separator.element().getAttribute('aria-valuenow'))
      .toBe(String(readWidth('Percentage')));
    await expect.element(separator).not.toHaveAttribute('aria-valuetext', 'automatic');
  });

  test.each(['{Home}', '{Enter}'])('returns to the automatic width by %s', async (key) => {
    const { automatic, preferences } = await renderCoupons();
    separator.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(readWidths).not.toEqual(automatic);
    await userEvent.keyboard(key);
    await expect.poll(readWidths).toEqual(automatic);
    expect(preferences.get().columnWidths).toEqual({});
  });

  test('is no part of the name of the heading', async () => {
    const { screen } = await renderCoupons();
    for (const label of labels)
      await expect
        .element(screen.getByRole('columnheader', { name: label, exact: true }))
        .toBeVisible();
  });

  test('is not offered where rows are cards', async () => {
    const { screen } = await renderCoupons();
    await page.viewport(767, 800);
    await expect.element(separator).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await screen.getByRole('button', { name: 'Columns' }).click();
    await expect.element(screen.getByRole('button', { name: 'Reset', exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reset widths' }).query()).toBeNull();
  });
});
