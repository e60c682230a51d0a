import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Operation } from '../../api/operation.ts';
import type { Resource } from '../resource.ts';
import { arrived } from './arrived.ts';
import { changeSet, type Values } from './change-set.ts';
import { complaint } from './complaint.ts';

type Fields = Resource['fields'];

/** What is required and missing is said one at a time, in the order of the fields. */
function firstMissingOnly(fields: Fields, errors: FieldErrors<Values>, given: Values) {
  const names = Object.keys(fields).filter((name) => name in errors);
  const first = names.find((name) => !(name in given));
  const said = names.filter((name) => name in given || name === first);
  return Object.fromEntries(said.map((name) => [name, errors[name]])) as FieldErrors<Values>;
}

/**
 * The rules of a form are those of the contract's request body, in the product's words. They apply
 * to what differs from the stored values, and that is also what comes out: the body to send.
 */
export function formRules(
  fields: Fields,
  { body, fields: limits }: Operation,
  stored: Values,
): Resolver<Values> {
  const resolve = zodResolver((body ?? z.unknown()) as z.ZodMiniType<Values, Values>, {
    error: (issue) => complaint(issue, fields, limits),
  });
  return async (typed, context, options) => {
    const { values: given, failures } = await arrived(changeSet(stored, typed));
    if (Object.keys(failures).length > 0) return { values: {}, errors: failures };
    const result = await resolve(given, context, options);
    return {
      ...result,
      errors: firstMissingOnly(fields, result.errors, given),
    } as Awaited<ReturnType<Resolver<Values>>>;
  };
}
