import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  fillFields,
  holdRequests,
  openEditDialog,
  renderEngine,
  type RenderEngineOptions,
} from '../support/render-engine.tsx';
import { validToken } from '../support/test-session.ts';
import { specimens } from './specimens/specimens.ts';

describe('The add screen', () => {
  const code = page.getByLabelText('Code');
  const percentage = page.getByLabelText('Percentage');
  const submit = page.getByRole('button', { name: 'Submit' });
  const alerts = page.getByRole('alert');
  const openAddScreen = () => renderEngine({ initialPath: '/admin/coupon/add' });

  test('has the fields that the create operation takes', async () => {
    await openAddScreen();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Add Coupon');
    for (const field of [code, percentage]) await expect.element(field).toBeRequired();
    await expect.element(page.getByLabelText('Expires')).not.toBeRequired();
    // Only the update takes the kind.
    await expect.element(page.getByLabelText('Kind')).not.toBeInTheDocument();
  });

  test('shows an error at each missing field', async () => {
    const { sent } = await openAddScreen();
    await submit.click();
    await expect.element(alerts.nth(0)).toHaveTextContent('A coupon needs a code');
    await expect.element(alerts.nth(1)).toHaveTextContent('Required');
    await expect.element(code).toHaveFocus();
    await code.fill('HALF');
    await expect.element(submit).toHaveAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(alerts).toHaveTextContent('Required');
    await expect.element(percentage).toHaveFocus();
    expect(sent('POST')).toHaveLength(0);
  });

  test('marks no field as changed', async () => {
    const { screen } = await openAddScreen();
    await code.fill('HALF');
    await expect.element(screen.getByText(/^was:|will be saved/)).not.toBeInTheDocument();
  });

  test('is left only after a question about its values', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { router, screen, sent } = await openAddScreen();
    await code.fill('HALF');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => confirm).toHaveBeenCalledOnce();
    void router.navigate('/admin/coupons');
    await expect.poll(() => confirm).toHaveBeenCalledTimes(2);
    await expect.element(code).toHaveValue('HALF');
    expect(sent('POST')).toHaveLength(0);
  });
});

test('A second record can be added while the first one is being sent', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { hold, release } = holdRequests('POST');
  const addPath = '/admin/coupon/add';
  const options = { initialPath: addPath, hold, token: validToken };
  const { screen, router, sent } = await renderEngine(options);
  async function add(code: string) {
    await fillFields({ Code: code, Percentage: '50' });
    await screen.getByRole('button', { name: 'Submit' }).click();
  }

  await add('FIRST');
  await expect.poll(() => sent('POST')).toHaveLength(1);
  await router.navigate('/admin/coupons');
  await screen.getByRole('link', { name: 'Add Coupon' }).click();
  await add('SECOND');
  await expect.poll(() => sent('POST')).toHaveLength(2);
  release();
  await expect.element(screen.getByText('Coupon Added').nth(1)).toBeVisible();
});

describe('After a record was added', () => {
  const findMarkedRows = () => [...document.querySelectorAll('tr[data-saved]')];

  /** Adds a specimen from a page of a search. */
  async function addSpecimen() {
    const engine = await renderEngine({
      resource: specimens,
      initialPath: `${specimens.routes.list}?page=2&q=stone`,
    });
    await engine.screen.getByRole('link', { name: 'Add Specimen' }).click();
    await engine.screen.getByLabelText('Status').selectOptions('shown');
    await fillFields({ Specimen: 'Trilobite', Street: 'Main Street 1', City: 'Berlin' });
    await engine.screen.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(findMarkedRows).toHaveLength(1);
    return engine;
  }

  test('the list shows its first page without the search', async () => {
    const { getPath } = await addSpecimen();
    await expect.poll(getPath).toBe(specimens.routes.list);
  });

  test('its row is marked for two seconds', async () => {
    await addSpecimen();
    const [row] = findMarkedRows();
    expect(row?.querySelector('a')?.getAttribute('href')).toBe('#/admin/view/specimen/12');
    const [mark] = row?.getAnimations() ?? [];
    expect(mark?.effect?.getTiming().duration).toBe(2000);
  });

  test('its row is not marked when the list is opened again', async () => {
    const { screen, router } = await addSpecimen();
    const add = screen.getByRole('link', { name: 'Add Specimen' });
    await router.navigate('/admin/view/specimen/12');
    await expect.element(add).not.toBeInTheDocument();
    await router.navigate(-1);
    await expect.element(add).toBeVisible();
    expect(findMarkedRows()).toEqual([]);
  });
});

const openAddScreen = (options: RenderEngineOptions) =>
  renderEngine({ ...options, initialPath: '/admin/coupon/add' });

describe.each([
  ['PUT', openEditDialog],
  ['POST', openAddScreen],
])('While a form is sent by %s', (method, openForm) => {
  const field = page.getByLabelText('Code');
  const submit = page.getByRole('button', { name: 'Submit' });

  /** Opens a form with valid values, whose request fails once it is released. */
  async function openFailingForm() {
    const { hold, release } = holdRequests(method);
    const respond = (request: Request) => (request.method === method ? 'code=409' : undefined);
    await openForm({ hold, respond });
    await fillFields({ Code: 'SUMMER', Percentage: '50' });
    return { release };
  }

  test('the focus stays on Submit', async () => {
    const { release } = await openFailingForm();
    submit.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    await expect.element(submit).toHaveFocus();
    release();
    await expect.element(page.getByText('The till is closed.').first()).toBeVisible();
    await expect.element(submit).not.toHaveAttribute('aria-busy', 'true');
    await expect.element(submit).toHaveFocus();
  });

  test('Submit keeps its width', async () => {
    await openFailingForm();
    const readWidth = () => submit.element().getBoundingClientRect().width;
    const width = readWidth();
    await submit.click();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    expect(readWidth()).toBe(width);
  });

  const isLocked = () => field.element().closest('[aria-disabled=true]') !== null;

  /** Submits the form by Enter in a field. */
  async function submitByEnter() {
    const form = await openFailingForm();
    field.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(isLocked).toBe(true);
    return form;
  }

  test('the field in which Enter was pressed is locked', async () => {
    const { release } = await submitByEnter();
    await userEvent.keyboard('more');
    await expect.element(field).toHaveValue('SUMMER');
    release();
    await expect.poll(isLocked).toBe(false);
    await userEvent.keyboard('{End}!');
    await expect.element(field).toHaveValue('SUMMER!');
  });

  test('the focus stays in the field in which Enter was pressed', async () => {
    const { release } = await submitByEnter();
    await expect.element(field).toHaveFocus();
    release();
    await expect.poll(isLocked).toBe(false);
    await expect.element(field).toHaveFocus();
  });
});

test.each([
  ['a text area', 'Summary'],
  ['a list', 'Part'],
  ['a select', 'Status'],
  ['a select with a search', 'Origin'],
  ['a date', 'Seen'],
])('Ctrl+Enter submits the form once from %s', async (_, label) => {
  const { hold, release } = holdRequests('PATCH');
  const { screen, dialog, sent, readBody } = await openEditDialog({ resource: specimens, hold });
  await dialog.getByLabelText('Specimen', { exact: true }).fill('Trilobite');
  await dialog.getByRole('button', { name: 'Add Part' }).click();
  const input = dialog.getByLabelText(label, { exact: true });
  await expect.element(input).toBeInTheDocument();
  input.element().focus();
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
  release();
  await expect.element(screen.getByText('Specimen Updated')).toBeVisible();
  expect(sent('PATCH')).toEqual(['PATCH /specimens/12']);
  expect(await readBody('PATCH')).toEqual({ name: 'Trilobite' });
});
