import { describe, expect, test } from 'vitest';
import { resolveResources } from '../../src/engine/config/resolve-resources.ts';
import type { ResourceConfig } from '../../src/engine/config/resource.ts';
import { operations } from '../engine/coupons/generated/operations.ts';
import { coupons } from '../engine/coupons/scaffold.ts';

const complete = (changes: Partial<ResourceConfig>) =>
  resolveResources({ coupons: { ...coupons, ...changes } }, operations);

const reference = { type: 'reference', resource: 'coupons' } as const;

describe('A reference', () => {
  test('leads to a resource by the name of its export', () => {
    const resources = complete({
      columns: [{ key: 'code', ...reference }],
      formFields: { code: { ...reference, value: 'code' } },
    });
    expect(Object.keys(resources)).toEqual(['coupons']);
  });

  test('to a resource that does not exist is an error that names both', () => {
    const lost = { ...reference, resource: 'vouchers' };
    const message =
      'The resource "coupons": "Code" refers to the resource "vouchers", but there are only coupons: choose one of them.';
    expect(() => complete({ columns: [{ key: 'code', ...lost }] })).toThrow(message);
    expect(() => complete({ detailFields: [{ key: 'code', ...lost }] })).toThrow(message);
    expect(() => complete({ formFields: { code: lost } })).toThrow(message);
  });

  test('by a property that the rows lack is an error', () => {
    expect(() => complete({ formFields: { code: { ...reference, value: 'colour' } } })).toThrow(
      'The resource "coupons": "Code" refers to "colour", which the rows of "coupons" lack: set `value` to one of their properties.',
    );
  });
});
