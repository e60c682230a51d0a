import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Operation } from '../../api/operation.ts';
import type { Resource } from '../resource.ts';
import { changeSet, type Values } from './change-set.ts';
import { limitMessage } from './limit-message.ts';

/**
 * The rules of a form are those of the contract's request body, in the product's words. They apply
 * to what differs from the stored values, and that is also what comes out: the body to send.
 */
export function formRules(
  fields: Resource['fields'],
  { body, fields: limits }: Operation,
  stored: Values,
): Resolver<Values> {
  const changes = z.transform((typed: Values) => changeSet(stored, typed));
  const schema = z.pipe(changes, (body ?? z.unknown()) as z.ZodMiniType<Values, Values>);
  return zodResolver(schema, {
    error: ({ path: [name] = [] }) => {
      const field = fields[String(name)];
      return field && limitMessage(field, limits[String(name)] ?? {});
    },
  }) as Resolver<Values>;
}
