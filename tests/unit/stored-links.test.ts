import { expect, test } from 'vitest';
import { type Operation, operations } from '../../src/api/contract.ts';
import type { FormFields } from '../../src/engine/config/input-values.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { banners as bannerOptions } from '../../src/resources/banners.ts';
import { operations as specimenOperations } from '../engine/specimens/generated/operations.ts';
import { specimens } from '../engine/specimens/specimens.ts';
import { listOf, text } from '../support/schemas.ts';
import { emptyOperation, requireOperation, submitForm } from '../support/submit-form.ts';

const banners = resolveResource(bannerOptions, operations);
const updateBanner = requireOperation(operations, 'PUT /api/banner/update-banner/{id}');
const updateSpecimen = requireOperation(specimenOperations, String(specimens.operations.update));
const withBody = (bodyConstraints: Operation['bodyConstraints']) => ({
  ...emptyOperation,
  bodyConstraints,
});

const forms: [string, FormFields, Operation, string][] = [
  ['a banner', banners.formFields, updateBanner, 'navigationUrl'],
  ['another resource', specimens.formFields, updateSpecimen, 'website'],
  ['another field', { website: { label: 'Website', type: 'text' } }, updateSpecimen, 'website'],
  [
    'a field whose name says that it is a link',
    { link: { label: 'Link', type: 'url' } },
    withBody({ link: text }),
    'link',
  ],
];

const refused = /^An http or https link, for example https:\/\/example\.com$/;

/** The link that a form saves, or why it does not. */
async function save([, fields, operation, name]: (typeof forms)[number], link: string) {
  const { values, errors } = await submitForm({ fields, operation }, { [name]: link });
  return errors[name] ?? values[name];
}

test.each(forms)(
  'A link in %s gets its scheme, and is refused if it may run code',
  async (...form) => {
    expect(await save(form, ' example.com ')).toBe('https://example.com');
    const encoded = 'https://xn--mller-kva.example/%C3%A4%20b';
    expect(await save(form, 'https://müller.example/ä b')).toBe(encoded);
    expect(await save(form, 'no link')).toMatch(refused);
    expect(await save(form, 'javascript:alert(1)')).toMatch(refused);
  },
);

test('So is one that is an item of a list', async () => {
  const fields: FormFields = {
    links: { label: 'Link', type: 'array', item: { label: '', type: 'url' } },
  };
  const operation = withBody({ links: listOf({ ...text, format: 'uri' }) });
  const { values } = await submitForm({ fields, operation }, { links: ['example.com'] });
  expect(values).toEqual({ links: ['https://example.com'] });
  const { errors } = await submitForm({ fields, operation }, { links: ['javascript:alert(1)'] });
  expect(errors).toMatchObject({ links: [{ message: expect.stringMatching(refused) }] });
});
