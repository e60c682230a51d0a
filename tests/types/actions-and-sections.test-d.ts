/** Mutations, actions and sections that the contract does not have are type errors. */
import { test } from 'vitest';
import type { RequestBody } from '../../src/api/contract.ts';
import { defineResource } from '../../src/engine/config/define-resource.ts';
import type { DetailSectionProps, FormSectionProps } from '../../src/engine/config/resource.ts';
import { orders, users } from './resource-options.ts';

test('An action on an operation that is none, or that takes a body, is a type error', () => {
  const label = 'Act';
  defineResource({ ...orders, actions: [{ label, operation: 'POST /orders/{orderId}/approve' }] });
  // An optional body is left out.
  defineResource({ ...orders, actions: [{ label, operation: 'PUT /orders/{orderId}/receipt' }] });
  // @ts-expect-error — no such operation
  defineResource({ ...orders, actions: [{ label, operation: 'POST /orders/{orderId}/reject' }] });
  // @ts-expect-error — a read changes nothing
  defineResource({ ...orders, actions: [{ label, operation: 'GET /orders/{orderId}' }] });
  // @ts-expect-error — an update takes a body
  defineResource({ ...orders, actions: [{ label, operation: 'PATCH /orders/{orderId}' }] });
  // @ts-expect-error — it acts on no record
  defineResource({ ...orders, actions: [{ label, operation: 'POST /api/admin/logout' }] });
});

test('An action is offered for a selection by a boolean', () => {
  const action = { label: 'Act', operation: 'POST /orders/{orderId}/approve' } as const;
  defineResource({ ...orders, actions: [{ ...action, bulk: true }] });
  // @ts-expect-error — not a question
  defineResource({ ...orders, actions: [{ ...action, bulk: 'Act on all?' }] });
});

test('The condition of an action reads the properties of the record', () => {
  const action = { label: 'Act', operation: 'POST /orders/{orderId}/approve' } as const;
  defineResource({ ...orders, actions: [{ ...action, when: ({ status }) => status === 'open' }] });
  // @ts-expect-error — an order has no state
  defineResource({ ...orders, actions: [{ ...action, when: ({ state }) => state === 'open' }] });
  // @ts-expect-error — no order is closed
  defineResource({ ...orders, actions: [{ ...action, when: (order) => order.status === 'shut' }] });
});

test('A section of the detail page gets the record of the contract', () => {
  const Note = ({ record }: DetailSectionProps<{ note?: string | null }>) => record.note;
  const State = ({ record }: DetailSectionProps<{ state: string }>) => record.state;
  defineResource({ ...orders, detailSections: [{ title: '', component: Note }] });
  // @ts-expect-error — an order has no state
  defineResource({ ...orders, detailSections: [{ title: '', component: State }] });
});

test('A section of a form gets fields and values of the request body', () => {
  type Body = RequestBody<'PATCH /orders/{orderId}'>;
  const operations = { ...orders.operations, update: 'PATCH /orders/{orderId}' } as const;
  const form = { name: 'orders', operations } as const;
  const Colour = ({ fields, values }: FormSectionProps<Body>) => [fields.colour, values.note];
  defineResource({ ...form, formSections: [{ fields: ['colour', 'note'], component: Colour }] });
  // @ts-expect-error — the status cannot be changed
  defineResource({ ...form, formSections: [{ fields: ['status'], component: Colour }] });
  // @ts-expect-error — nor is it a field in the component
  const Status = ({ fields }: FormSectionProps<Body>) => fields.status;
  return Status;
});

test('A redirect to a route outside of the console is a type error', () => {
  defineResource({ ...users, mutations: { update: { redirectTo: '/admin/dashboard' } } });
  // @ts-expect-error — every route of the console begins with /admin/
  defineResource({ ...users, mutations: { update: { redirectTo: '/users' } } });
});

test('A mutation configuration without its operation is a type error', () => {
  const deletion = { confirm: '', successMessage: '' };
  // @ts-expect-error — this resource has no delete operation
  defineResource({ ...users, mutations: { ...users.mutations, delete: deletion } });
});

test('The parameters of an action are checked', () => {
  const label = 'Act';
  const operation = 'POST /orders/{orderId}/approve';
  // @ts-expect-error — a creation acts on no record
  defineResource({ ...orders, actions: [{ label, operation: 'POST /orders' }] });
  // @ts-expect-error — an action needs a label
  defineResource({ ...orders, actions: [{ operation }] });
  // @ts-expect-error — a condition is a question with yes or no
  defineResource({ ...orders, actions: [{ label, operation, when: ({ status }) => status }] });
  // @ts-expect-error — a confirmation is a text
  defineResource({ ...orders, actions: [{ label, operation, confirm: true }] });
});

test('A section without its title, or with a component for other props, is a type error', () => {
  const Note = ({ record }: DetailSectionProps<{ note?: string | null }>) => record.note;
  const Count = ({ count }: { count: number }) => count;
  // @ts-expect-error — a card has a title
  defineResource({ ...orders, detailSections: [{ component: Note }] });
  // @ts-expect-error — a section gets no count
  defineResource({ ...orders, detailSections: [{ title: '', component: Count }] });
  const operations = { ...orders.operations, update: 'PATCH /orders/{orderId}' } as const;
  // @ts-expect-error — nor does one of a form
  defineResource({ ...orders, operations, formSections: [{ fields: ['note'], component: Count }] });
  const Lines = ({ values }: FormSectionProps<{ lines: string }>) => values.lines;
  const section = { fields: ['lines'], component: Lines } as const;
  // @ts-expect-error — the lines are a list
  defineResource({ ...orders, operations, formSections: [section] });
});
