import { expect, test } from 'vitest';
import { fillFields, renderEngine } from '../support/render-engine.tsx';
import { specimens } from './specimens/specimens.ts';

const invalid = (body: object) => (request: Request) =>
  request.method === 'GET' ? undefined : Response.json(body, { status: 422 });

test('What the server says of a field of a new record is shown at the field', async () => {
  const respond = invalid({
    message: 'Invalid.',
    errors: { code: ['is taken'], other: ['is odd'] },
  });
  const { screen } = await renderEngine({ initialPath: '/admin/coupon/add', respond });
  await fillFields({ Code: 'HALF', Percentage: '50' });
  await screen.getByRole('button', { name: 'Submit' }).click();
  const code = screen.getByLabelText('Code');
  await expect.element(code).toHaveAccessibleDescription(/Is taken/);
  await expect.element(code).toBeInvalid();
  await expect.element(code).toHaveFocus();
  await expect.element(screen.getByText('Invalid.').first()).toBeVisible();
});

test('An error of the server is gone once its field is corrected', async () => {
  const respond = invalid({ detail: [{ loc: ['body', 'code'], msg: 'is taken' }] });
  const { screen } = await renderEngine({ initialPath: '/admin/coupon/add', respond });
  await fillFields({ Code: 'HALF', Percentage: '50' });
  await screen.getByRole('button', { name: 'Submit' }).click();
  const code = screen.getByLabelText('Code');
  await expect.element(code).toBeInvalid();
  await code.fill('HALF2');
  await expect.element(code).toBeValid();
});

test('What the server says of a field within an object is shown at this field until it is corrected', async () => {
  const respond = invalid({ errors: { street: ['is unknown'] } });
  const initialPath = '/admin/specimen/add';
  const { screen } = await renderEngine({ resource: specimens, initialPath, respond });
  await screen.getByLabelText('Status').selectOptions('shown');
  await fillFields({ Specimen: 'Trilobite', Street: 'Main Street 1', City: 'Berlin' });
  await screen.getByRole('button', { name: 'Submit' }).click();
  const street = screen.getByLabelText('Street');
  await expect.element(street).toHaveAccessibleDescription(/Is unknown/);
  await expect.element(street).toBeInvalid();
  await expect.element(street).toHaveFocus();
  await street.fill('Main Street 2');
  await expect.element(street).toBeValid();
});
