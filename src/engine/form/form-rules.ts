import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Operation } from '../../api/operation.ts';
import type { Resource } from '../resource.ts';
import { arrived, changeSet, type Values } from './change-set.ts';
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
  const changes = z.transform((typed: Values) => arrived(changeSet(stored, typed)));
  const schema = z.pipe(changes, (body ?? z.unknown()) as z.ZodMiniType<Values, Values>);
  const resolve = zodResolver(schema, {
    error: (issue) => complaint(issue, fields, limits),
  }) as Resolver<Values>;
  return async (typed, context, options) => {
    const { values, errors } = await resolve(typed, context, options);
    return {
      values,
      errors: firstMissingOnly(fields, errors, changeSet(stored, typed)),
    } as Awaited<ReturnType<Resolver<Values>>>;
  };
}
