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
});

test('An action is offered for a selection by a boolean', () => {
  const action = { label: 'Act', operation: 'POST /specimens/{specimenId}/return' } as const;
  defineResource({ ...specimens, actions: [{ ...action, bulk: true }] });
  // @ts-expect-error — not a question
  defineResource({ ...specimens, actions: [{ ...action, bulk: 'Act on all?' }] });
});

test('The condition of an action reads the properties of the record', () => {
  const action = { label: 'Act', operation: 'POST /specimens/{specimenId}/return' } as const;
  defineResource({ ...specimens, actions: [{ ...action, when: (it) => it.status === 'lent' }] });
  // @ts-expect-error — a specimen has no state
  defineResource({ ...specimens, actions: [{ ...action, when: ({ state }) => state === 'lent' }] });
  // @ts-expect-error — no specimen is sold
  defineResource({ ...specimens, actions: [{ ...action, when: (it) => it.status === 'sold' }] });
});

test('A section of the detail page gets the record of the contract', () => {
  const Note = ({ record }: DetailSectionProps<{ nickname?: string | null }>) => record.nickname;
  const State = ({ record }: DetailSectionProps<{ state: string }>) => record.state;
  defineResource({ ...specimens, detailSections: [{ title: '', component: Note }] });
  // @ts-expect-error — a specimen has no state
  defineResource({ ...specimens, detailSections: [{ title: '', component: State }] });
});

test('A section of a form gets fields and values of the request body', () => {
  type Body = RequestBody<'PATCH /specimens/{specimenId}'>;
  const Colour = ({ fields, values }: FormSectionProps<Body>) => [fields.colour, values.mood];
  defineResource({
    ...specimens,
    formSections: [{ fields: ['colour', 'mood'], component: Colour }],
  });
  // @ts-expect-error — when it was created cannot be changed
  defineResource({ ...specimens, formSections: [{ fields: ['createdAt'], component: Colour }] });
  // @ts-expect-error — nor is it a field in the component
  const Created = ({ fields }: FormSectionProps<Body>) => fields.createdAt;
  return Created;
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
  const operation = 'POST /specimens/{specimenId}/return';
  // @ts-expect-error — a creation acts on no record
  defineResource({ ...specimens, actions: [{ label, operation: 'POST /specimens' }] });
  // @ts-expect-error — an action needs a label
  defineResource({ ...specimens, actions: [{ operation }] });
  // @ts-expect-error — a condition is a question with yes or no
  defineResource({ ...specimens, actions: [{ label, operation, when: ({ status }) => status }] });
  // @ts-expect-error — a confirmation is a text
  defineResource({ ...specimens, actions: [{ label, operation, confirm: true }] });
});

test('A section without its title, or with a component for other props, is a type error', () => {
  const Note = ({ record }: DetailSectionProps<{ nickname?: string | null }>) => record.nickname;
  const Count = ({ count }: { count: number }) => count;
  // @ts-expect-error — a card has a title
  defineResource({ ...specimens, detailSections: [{ component: Note }] });
  // @ts-expect-error — a section gets no count
  defineResource({ ...specimens, detailSections: [{ title: '', component: Count }] });
  // @ts-expect-error — nor does one of a form
  defineResource({ ...specimens, formSections: [{ fields: ['nickname'], component: Count }] });
  const Parts = ({ values }: FormSectionProps<{ parts: string }>) => values.parts;
  const section = { fields: ['parts'], component: Parts } as const;
  // @ts-expect-error — the parts are a list
  defineResource({ ...specimens, formSections: [section] });
});
