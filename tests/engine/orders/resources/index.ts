import { resolveResources } from '../../../../src/engine/config/resolve-resources.ts';
import { operations } from '../generated/operations.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';

declare module '../../../../src/engine/config/fields.ts' {
  interface Register {
    customers: unknown;
    orders: unknown;
  }
}

/** An order system, as scaffolded, with the reference from an order to its customer. */
export const orderSystem = resolveResources({ customers, orders }, operations);
