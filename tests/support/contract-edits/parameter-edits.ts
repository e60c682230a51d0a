import type { ContractEdit } from './contract-edit.ts';

const searchBoxes = ['users', 'stories', 'genres', 'banners'].map(
  (name) => `${name} list (search box)`,
);

/** One edit of a query parameter each. */
export const parameterEdits: ContractEdit[] = [
  {
    rule: 'parameter-removed',
    class: 'breaking',
    change: '`getAllGenres` query `key` removed',
    screens: ['genres list (search box)'],
    edit: ({ paths }) => {
      paths['/api/admin/getAllGenres'].get.parameters.shift();
    },
  },
  {
    rule: 'parameter-added',
    class: 'non-breaking',
    change: '`getAllGenres` query `sort` added',
    screens: ['genres list'],
    edit: ({ paths }) => {
      paths['/api/admin/getAllGenres'].get.parameters.push({
        name: 'sort',
        in: 'query',
        schema: { type: 'string' },
      });
    },
  },
  {
    rule: 'parameter-added-required',
    class: 'breaking',
    change: '`getAllGenres` query `tenant` added, required',
    screens: ['genres list'],
    edit: ({ paths }) => {
      paths['/api/admin/getAllGenres'].get.parameters.push({
        name: 'tenant',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      });
    },
  },
  {
    rule: 'parameter-required-tightened',
    class: 'breaking',
    change: '`Key` is now required',
    screens: [
      'users list (search box)',
      'stories list (search box)',
      'genres list (search box)',
      'banners list (search box)',
    ],
    edit: ({ components }) => {
      components.parameters.Key.required = true;
    },
  },
  {
    rule: 'request-enum-tightened',
    class: 'breaking',
    change: '`ResultPerPage` value `15` removed',
    screens: [
      'users list (rows per page)',
      'stories list (rows per page)',
      'genres list (rows per page)',
      'banners list (rows per page)',
    ],
    edit: ({ components }) => {
      components.parameters.ResultPerPage.schema.enum = [5, 10];
    },
  },
  {
    rule: 'request-default-changed',
    class: 'non-breaking',
    change: '`ResultPerPage` default 5 → 10',
    screens: [
      'users list (rows per page)',
      'stories list (rows per page)',
      'genres list (rows per page)',
      'banners list (rows per page)',
    ],
    edit: ({ components }) => {
      components.parameters.ResultPerPage.schema.default = 10;
    },
  },
  {
    rule: 'request-maximum-tightened',
    class: 'breaking',
    change: '`CurrentPage` maximum none → 100',
    screens: [
      'users list (pager)',
      'stories list (pager)',
      'genres list (pager)',
      'banners list (pager)',
    ],
    edit: ({ components }) => {
      components.parameters.CurrentPage.schema.maximum = 100;
    },
  },
  {
    rule: 'parameter-allow-reserved-changed',
    class: 'non-breaking',
    change: '`Key` allowReserved false → true',
    screens: searchBoxes,
    edit: ({ components }) => {
      components.parameters.Key.allowReserved = true;
    },
  },
  {
    rule: 'parameter-allow-empty-value-relaxed',
    class: 'non-breaking',
    change: '`Key` allowEmptyValue false → true',
    screens: searchBoxes,
    edit: ({ components }) => {
      components.parameters.Key.allowEmptyValue = true;
    },
  },
  {
    rule: 'parameter-allow-empty-value-tightened',
    class: 'breaking',
    change: '`Key` allowEmptyValue true → false',
    screens: searchBoxes,
    prepare: ({ components }) => {
      components.parameters.Key.allowEmptyValue = true;
    },
    edit: ({ components }) => {
      delete components.parameters.Key.allowEmptyValue;
    },
  },
  {
    rule: 'parameter-deprecated',
    class: 'non-breaking',
    change: '`Key` is deprecated',
    screens: searchBoxes,
    edit: ({ components }) => {
      components.parameters.Key.deprecated = true;
    },
  },
];
