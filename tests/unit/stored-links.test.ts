import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Operation, type Operations, operations } from '../../src/api/contract.ts';
import type { FormFields } from '../../src/engine/config/input-values.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { createFormResolver } from '../../src/engine/form/form-validation.ts';
import type { Values } from '../../src/engine/form/form-values.ts';
import { banners as bannerOptions } from '../../src/resources/banners.ts';
import { operations as specimenOperations } from '../engine/specimens/generated/operations.ts';
import { specimens } from '../engine/specimens/specimens.ts';

/** An operation whose body has no constraints. */
const emptyOperation: Operation = {
  id: 'updateThing',
  requiresAuth: true,
  isMultipart: false,
  queryConstraints: {},
  bodyConstraints: {},
  requiredProperties: [],
  responseProperties: {},
  responseSchema: z.unknown(),
};

describe('A link that is saved', () => {
  const banners = resolveResource(bannerOptions, operations);
  const specimenTable: Operations = specimenOperations;
  const forms: Record<string, [FormFields, Operation | undefined, string]> = {
    'a banner': [
      banners.formFields,
      operations['PUT /api/banner/update-banner/{id}'],
      'navigationUrl',
    ],
    'another resource': [
      specimens.formFields,
      specimenTable[String(specimens.operations.update)],
      'website',
    ],
    'a field of another type': [
      { website: { label: 'Website', type: 'text' } },
      specimenTable[String(specimens.operations.update)],
      'website',
    ],
    'a field whose name says that it is a link': [
      { link: { label: 'Link', type: 'url' } },
      { ...emptyOperation, bodyConstraints: { link: { type: 'string' } } },
      'link',
    ],
    'an item of a list': [
      { links: { label: 'Link', type: 'array', item: { label: '', type: 'url' } } },
      {
        ...emptyOperation,
        bodyConstraints: { links: { type: 'array', items: { type: 'string', format: 'uri' } } },
      },
      'links.0',
    ],
  };

  describe.each(Object.entries(forms))('in %s', (_, [fields, operation, path]) => {
    if (!operation) throw new Error('The contract has no such operation.');
    const resolver = createFormResolver(fields, operation, {});
    const [name = '', index] = path.split('.');

    async function save(text: string) {
      const options = { fields: {}, shouldUseNativeValidation: false };
      const value = index === undefined ? text : [text];
      const { values, errors } = await resolver({ [name]: value }, undefined, options);
      const error = index === undefined ? errors[name] : errors[name]?.[0 as never];
      return error?.message ?? [(values as Values)[name]].flat()[0];
    }

    test.each([
      ['https://example.com/a', 'https://example.com/a'],
      ['http://example.com', 'http://example.com'],
      ['example.com', 'https://example.com'],
      [' www.example.com/a?b ', 'https://www.example.com/a?b'],
      ['https://müller.example/ä b', 'https://xn--mller-kva.example/%C3%A4%20b'],
    ])('%j is %s', async (text, url) => {
      expect(await save(text)).toBe(url);
    });

    test.each([
      'javascript:alert(1)',
      'JavaScript://example.com/%0aalert(1)',
      'data:text/html,hello',
      'ftp://example.com',
      'mailto:jane@example.com',
      'https://user:password@example.com',
      'no link',
    ])('%j is refused', async (text) => {
      expect(await save(text)).toMatch(
        /^[A-Z].*: an http or https link, for example https:\/\/example\.com$/,
      );
    });
  });
});
