/** Mutations, actions and sections that the contract does not have are type errors. */
import { test } from 'vitest';
import type { RequestBody } from '../../src/api/contract.ts';
import { defineResource } from '../../src/engine/config/define-resource.ts';
import type { DetailSectionProps, FormSectionProps } from '../../src/engine/config/resource.ts';
import { specimens, users } from './resource-options.ts';

test('An action on an operation that is none, or that takes a body, is a type error', () => {
  const label = 'Act';
  const path = '/specimens/{specimenId}';
  defineResource({ ...specimens, actions: [{ label, operation: `POST ${path}/return` }] });
  // An optional body is left out.
  defineResource({ ...specimens, actions: [{ label, operation: `PUT ${path}/card` }] });
  // @ts-expect-error — no such operation
  defineResource({ ...specimens, actions: [{ label, operation: `POST ${path}/reject` }] });
  // @ts-expect-error — a read changes nothing
  defineResource({ ...specimens, actions: [{ label, operation: `GET ${path}` }] });
  // @ts-expect-error — an update takes a body
  defineResource({ ...specimens, actions: [{ label, operation: `PATCH ${path}` }] });
  // @ts-expect-error — it acts on no record
  defineResource({ ...specimens, actions: [{ label, operation: 'POST /api/admin/logout' }] });
  const action = { label, operation: `POST ${path}/return` } as const;
  defineResource({ ...specimens, actions: [{ ...action, bulk: true }] });
  defineResource({ ...specimens, actions: [{ ...action, when: (it) => it.status === 'lent' }] });
  // @ts-expect-error — an action needs a label
  defineResource({ ...specimens, actions: [{ operation: action.operation }] });
  // @ts-expect-error — whether it is offered for a selection is no question
  defineResource({ ...specimens, actions: [{ ...action, bulk: 'Act on all?' }] });
  // @ts-expect-error — a confirmation is a text
  defineResource({ ...specimens, actions: [{ ...action, confirm: true }] });
  // @ts-expect-error — a condition is a question with yes or no
  defineResource({ ...specimens, actions: [{ ...action, when: ({ status }) => status }] });
  // @ts-expect-error — a specimen has no state
  defineResource({ ...specimens, actions: [{ ...action, when: ({ state }) => state === 'lent' }] });
  // @ts-expect-error — no specimen is sold
  defineResource({ ...specimens, actions: [{ ...action, when: (it) => it.status === 'sold' }] });
});

test('Behaviour of its own reads the properties of the record, and opens screens of the console', () => {
  const label = 'Duplicate';
  defineResource({
    ...specimens,
    actions: [{ label, run: ({ name }, { open }) => open('/admin/specimen/add', { name }) }],
    listActions: [{ label, keys: ['d'], run: ({ open }) => open('/admin/specimens') }],
  });
  // @ts-expect-error — a specimen has no state
  defineResource({ ...specimens, actions: [{ label, run: ({ state }) => state }] });
  // @ts-expect-error — every route of the console begins with /admin/
  defineResource({ ...specimens, listActions: [{ label, run: ({ open }) => open('/specimens') }] });
});

test('A section has a title and gets the record, or fields and values of the request body', () => {
  const Note = ({ record }: DetailSectionProps<{ nickname?: string | null }>) => record.nickname;
  const State = ({ record }: DetailSectionProps<{ state: string }>) => record.state;
  const Count = ({ count }: { count: number }) => count;
  defineResource({ ...specimens, detailSections: [{ title: '', component: Note }] });
  // @ts-expect-error — a card has a title
  defineResource({ ...specimens, detailSections: [{ component: Note }] });
  // @ts-expect-error — a specimen has no state
  defineResource({ ...specimens, detailSections: [{ title: '', component: State }] });
  // @ts-expect-error — a section gets no count
  defineResource({ ...specimens, detailSections: [{ title: '', component: Count }] });
  type Body = RequestBody<'PATCH /specimens/{specimenId}'>;
  const Colour = ({ fields, values }: FormSectionProps<Body>) => [fields.colour, values.mood];
  const Parts = ({ values }: FormSectionProps<{ parts: string }>) => values.parts;
  defineResource({
    ...specimens,
    formSections: [{ fields: ['colour', 'mood'], component: Colour }],
  });
  // @ts-expect-error — when it was created cannot be changed
  defineResource({ ...specimens, formSections: [{ fields: ['createdAt'], component: Colour }] });
  // @ts-expect-error — the parts are a list
  defineResource({ ...specimens, formSections: [{ fields: ['parts'], component: Parts }] });
  // @ts-expect-error — nor is when it was created a field in the component
  const Created = ({ fields }: FormSectionProps<Body>) => fields.createdAt;
  return Created;
});

test('A redirect out of the console, and a mutation without its operation are type errors', () => {
  defineResource({ ...users, mutations: { update: { redirectTo: '/admin/dashboard' } } });
  // @ts-expect-error — every route of the console begins with /admin/
  defineResource({ ...users, mutations: { update: { redirectTo: '/users' } } });
  // @ts-expect-error — this resource has no delete operation
  defineResource({ ...users, mutations: { delete: { successMessage: '' } } });
});
