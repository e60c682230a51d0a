/** The steps that send the requests of mutations, on the screens that do so. */
import type { Locator, Page } from '@playwright/test';
import type { FormFieldConfig, FormFields } from '../../../src/engine/config/input-values.ts';
import { drawImage } from '../../sandbox/seed/draw-image.ts';
import { administrator } from '../../sandbox/seed/people.ts';

const clickFirst = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

/** Opens the dialog of a record or of the profile. */
export async function openDialog(page: Page) {
  await clickFirst(page, /^Edit/);
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

/** Changes the first text of the open dialog, and saves. */
export async function saveDialog(page: Page) {
  await page.getByRole('dialog').getByRole('textbox').first().fill('Gallery');
  await submit(page);
}

export async function editProfile(page: Page) {
  await openDialog(page);
  await saveDialog(page);
}

/** Deletes the first record of a list. */
export const deleteRecord = (page: Page) => clickFirst(page, /^Delete/);

export async function openLegalEditor(page: Page) {
  await clickFirst(page, /^Edit/);
  await page.getByRole('textbox').waitFor();
}

export async function editLegalText(page: Page) {
  await openLegalEditor(page);
  await page.getByRole('textbox').pressSequentially('More. ');
  await submit(page);
}

async function fillCredentials(page: Page) {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
}

export const pressSignIn = (page: Page) => page.getByRole('button', { name: 'Sign In' }).click();

export async function signIn(page: Page) {
  await fillCredentials(page);
  await pressSignIn(page);
}

export async function deleteAccount(page: Page) {
  await fillCredentials(page);
  await submit(page);
}

async function chooseImage(form: Locator, { label, cropSize }: FormFieldConfig) {
  const [width, height] = cropSize ?? [320, 180];
  const buffer = drawImage(width * 2, height * 2, '#1e3a8a', '#fde68a');
  await form
    .getByLabel(label, { exact: true })
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
  await form.getByAltText('What will be saved').waitFor();
}

const parseList = (value: unknown): unknown =>
  typeof value === 'string' ? (JSON.parse(value) as unknown) : value;

/** The parts of an item of a list are named after the item: `Starter Description`. */
const nameParts = (item: FormFieldConfig, listLabel: string): FormFieldConfig => ({
  ...item,
  label: item.label || listLabel,
  fields: Object.fromEntries(
    Object.entries(item.fields ?? {}).map(([key, part]) => [
      key,
      { ...part, label: part.label === listLabel ? listLabel : `${listLabel} ${part.label}` },
    ]),
  ),
});

async function fillField(form: Locator, field: FormFieldConfig, value: unknown): Promise<void> {
  if (field.type === 'image') return chooseImage(form, field);
  if (field.type === 'array') {
    const [first] = parseList(value) as unknown[];
    return field.item && fillField(form, nameParts(field.item, field.label), first);
  }
  if (field.type === 'group')
    return fillFields(form, field.fields ?? {}, value as Record<string, unknown>);
  return form.getByLabel(field.label, { exact: true }).fill(String(value));
}

async function fillFields(form: Locator, fields: FormFields, values: Record<string, unknown>) {
  for (const [key, field] of Object.entries(fields)) {
    const value = values[key];
    if (value !== undefined || field.type === 'image') await fillField(form, field, value);
  }
}

/** Fills in the form of a resource with the contract's example of the request, and submits it. */
export const addRecord = (fields: FormFields, example: unknown) => async (page: Page) => {
  await fillFields(page.getByRole('main'), fields, example as Record<string, unknown>);
  await submit(page);
};
