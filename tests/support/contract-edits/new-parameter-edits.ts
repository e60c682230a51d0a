import type { Contract, ContractEdit } from './contract-edit.ts';

/** Sets the parameters of an operation: its identifier, and optionally one more. */
const withParameter =
  (parameter?: object) =>
  ({ paths }: Contract) => {
    const { get } = paths['/api/admin/getUser/{id}'];
    get.parameters = [{ $ref: '#/components/parameters/Id' }];
    if (parameter) get.parameters.push(parameter);
  };

/** Edits of parameters that the contract does not have today. */
export const newParameterEdits: ContractEdit[] = [
  {
    rule: 'parameter-removed-unused',
    class: 'non-breaking',
    change: '`getUser` query `fields` removed',
    screens: [],
    prepare: withParameter({ name: 'fields', in: 'query', schema: { type: 'string' } }),
    edit: withParameter(),
  },
  {
    rule: 'parameter-required-relaxed',
    class: 'non-breaking',
    change: '`getUser` query `fields` is no longer required',
    screens: [],
    prepare: withParameter({ name: 'fields', in: 'query', required: true, schema: {} }),
    edit: withParameter({ name: 'fields', in: 'query', schema: {} }),
  },
  {
    rule: 'parameter-serialization-changed',
    class: 'breaking',
    change: '`getUser` query `fields` serialized style form, explode → style form',
    screens: ['user detail', 'user form'],
    prepare: withParameter({ name: 'fields', in: 'query', schema: { type: 'array' } }),
    edit: withParameter({ name: 'fields', in: 'query', explode: false, schema: { type: 'array' } }),
  },
  {
    rule: 'parameter-serialization-changed',
    class: 'breaking',
    change: '`getUser` query `fields` serialized style form, explode → style spaceDelimited',
    screens: ['user detail', 'user form'],
    prepare: withParameter({ name: 'fields', in: 'query', schema: { type: 'array' } }),
    edit: withParameter({
      name: 'fields',
      in: 'query',
      style: 'spaceDelimited',
      schema: { type: 'array' },
    }),
  },
  {
    rule: 'parameter-serialization-changed',
    class: 'breaking',
    change: '`getUser` query `fields` serialized style form, explode → application/json',
    screens: ['user detail', 'user form'],
    prepare: withParameter({ name: 'fields', in: 'query', schema: { type: 'object' } }),
    edit: withParameter({
      name: 'fields',
      in: 'query',
      content: { 'application/json': { schema: { type: 'object' } } },
    }),
  },
  {
    rule: 'request-max-length-tightened',
    class: 'breaking',
    change: '`getUser` query `filter.name` maxLength none → 9',
    screens: ['user detail', 'user form'],
    prepare: withParameter({
      name: 'filter',
      in: 'query',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { name: { type: 'string' } } },
        },
      },
    }),
    edit: withParameter({
      name: 'filter',
      in: 'query',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { name: { type: 'string', maxLength: 9 } } },
        },
      },
    }),
  },
  {
    rule: 'request-enum-tightened',
    class: 'breaking',
    change: '`getUser` query `fields[]` value `email` removed',
    screens: ['user detail', 'user form'],
    prepare: withParameter({
      name: 'fields',
      in: 'query',
      schema: { type: 'array', items: { enum: ['name', 'email'] } },
    }),
    edit: withParameter({
      name: 'fields',
      in: 'query',
      schema: { type: 'array', items: { enum: ['name'] } },
    }),
  },
  {
    rule: 'parameter-added-required',
    class: 'breaking',
    change: '`getUser` header `X-Tenant` added, required',
    screens: ['user detail', 'user form'],
    edit: withParameter({ name: 'X-Tenant', in: 'header', required: true, schema: {} }),
  },
  {
    rule: 'parameter-required-tightened',
    class: 'breaking',
    change: '`getUser` cookie `tenant` is now required',
    screens: ['user detail', 'user form'],
    prepare: withParameter({ name: 'tenant', in: 'cookie', schema: {} }),
    edit: withParameter({ name: 'tenant', in: 'cookie', required: true, schema: {} }),
  },
  {
    rule: 'unsent-parameter-changed',
    class: 'non-breaking',
    change: '`getUser` header `x-trace` maxLength none → 9',
    screens: [],
    prepare: withParameter({ name: 'X-Trace', in: 'header', schema: { type: 'string' } }),
    edit: withParameter({
      name: 'x-trace',
      in: 'header',
      schema: { type: 'string', maxLength: 9 },
    }),
  },
];
