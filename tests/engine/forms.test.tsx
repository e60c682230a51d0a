import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseOption } from '../support/palette.ts';
import {
  fillFields,
  holdRequests,
  openEditDialog,
  renderEngine,
  type RenderEngineOptions,
} from '../support/render-engine.tsx';
import { validToken } from '../support/test-session.ts';
import { specimens } from './specimens/specimens.ts';

test('The add screen shows an error at each missing field, marks none as changed, sends nothing, and asks before values are discarded by Cancel or the palette', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { screen, sent } = await renderEngine({ initialPath: '/admin/coupon/add' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Add Coupon');
  for (const label of ['Code', 'Percentage']) {
    await expect.element(screen.getByLabelText(label)).toBeRequired();
  }
  await expect.element(screen.getByLabelText('Expires')).not.toBeRequired();
  // Only the update takes it.
  await expect.element(screen.getByLabelText('Kind')).not.toBeInTheDocument();
  const submit = screen.getByRole('button', { name: 'Submit' });
  await submit.click();
  const alerts = screen.getByRole('alert');
  await expect.element(alerts.nth(0)).toHaveTextContent('A coupon needs a code');
  await expect.element(alerts.nth(1)).toHaveTextContent('Required');
  await expect.element(screen.getByLabelText('Code')).toHaveFocus();
  await screen.getByLabelText('Code').fill('HALF');
  await expect.element(screen.getByText(/^was:|will be saved/)).not.toBeInTheDocument();
  await expect.element(submit).toHaveAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(alerts).toHaveTextContent('Required');
  await expect.element(screen.getByLabelText('Percentage')).toHaveFocus();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => confirm).toHaveBeenCalledOnce();
  await chooseOption('Users');
  await expect.poll(() => confirm).toHaveBeenCalledTimes(2);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Code')).toHaveValue('HALF');
  expect(sent('POST')).toHaveLength(0);
});

test('While a new record is sent, whose form was left, another one is sent, too', async () => {
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

test('After adding, the list shows its first page without search, and marks the record for two seconds', async () => {
  const { screen, router, getPath } = await renderEngine({
    resource: specimens,
    initialPath: `${specimens.routes.list}?page=2&q=stone`,
  });
  await screen.getByRole('link', { name: 'Add Specimen' }).click();
  await screen.getByLabelText('Status').selectOptions('shown');
  await fillFields({ Specimen: 'Trilobite', Street: 'Main Street 1', City: 'Berlin' });
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(getPath).toBe(specimens.routes.list);
  const findMarkedRows = () => [...document.querySelectorAll('tr[data-added]')];
  await expect.poll(findMarkedRows).toHaveLength(1);
  const [row] = findMarkedRows();
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('#/admin/view/specimen/12');
  const [mark] = row?.getAnimations() ?? [];
  expect(mark?.effect?.getTiming().duration).toBe(2000);
  // It is new only once.
  const add = screen.getByRole('link', { name: 'Add Specimen' });
  await router.navigate('/admin/view/specimen/12');
  await expect.element(add).not.toBeInTheDocument();
  await router.navigate(-1);
  await expect.element(add).toBeVisible();
  expect(findMarkedRows()).toEqual([]);
});

test.each(['PUT', 'POST'])(
  'While a %s is sent, and after it has failed, the focus stays on Submit or in the field where Enter was pressed, which is disabled until the response',
  async (method) => {
    let response = Promise.withResolvers<void>();
    const options: RenderEngineOptions = {
      hold: (request) => (request.method === method ? response.promise : undefined),
      respond: (request) => (request.method === method ? 'code=409' : undefined),
    };
    const { sent } = await (method === 'PUT'
      ? openEditDialog(options)
      : renderEngine({ ...options, initialPath: '/admin/coupon/add' }));
    await fillFields({ Code: 'SUMMER', Percentage: '50' });
    const field = page.getByLabelText('Code');
    const submit = page.getByRole('button', { name: 'Submit' });
    const readWidth = () => submit.element().getBoundingClientRect().width;
    const width = readWidth();
    submit.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    await expect.element(submit).toHaveFocus();
    expect(readWidth()).toBe(width);
    response.resolve();
    await expect.element(page.getByText('The till is closed.').first()).toBeVisible();
    await expect.element(submit).not.toHaveAttribute('aria-busy', 'true');
    await expect.element(submit).toHaveFocus();

    response = Promise.withResolvers();
    field.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent(method)).toHaveLength(2);
    await expect.element(field).toHaveFocus();
    const isLocked = () => field.element().closest('[aria-disabled=true]') !== null;
    await expect.poll(isLocked).toBe(true);
    await userEvent.keyboard('more');
    await expect.element(field).toHaveValue('SUMMER');
    response.resolve();
    await expect.poll(isLocked).toBe(false);
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{End}!');
    await expect.element(field).toHaveValue('SUMMER!');
  },
);

test.each([
  ['a text area', 'Summary'],
  ['a list', 'Part'],
  ['a select', 'Status'],
  ['a select with a search', 'Origin'],
  ['a date', 'Seen'],
])('Ctrl+Enter submits the form once from %s', async (_, label) => {
  const { hold, release } = holdRequests('PATCH');
  const { screen, dialog, sent, bodyOf } = await openEditDialog({ resource: specimens, hold });
  await dialog.getByLabelText('Specimen', { exact: true }).fill('Trilobite');
  await dialog.getByRole('button', { name: 'Add Part' }).click();
  const input = dialog.getByLabelText(label, { exact: true });
  await expect.element(input).toBeInTheDocument();
  input.element().focus();
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
  release();
  await expect.element(screen.getByText('Specimen Updated')).toBeVisible();
  expect(sent('PATCH')).toEqual(['PATCH /specimens/12']);
  expect(await bodyOf('PATCH')).toEqual({ name: 'Trilobite' });
});
