import type { PlantedChange } from './planted-change.ts';

/** Changes of the parameters of a query, one each. */
export const parameters: PlantedChange[] = [
  {
    class: 'breaking',
    kind: 'request property lost',
    change: '`getAllGenres` query lost `key`',
    screens: ['genres list (search box)'],
    edit: ({ paths }) => {
      paths['/api/admin/getAllGenres'].get.parameters.shift();
    },
  },
  {
    class: 'safe',
    kind: 'request property gained',
    change: '`getAllGenres` query gained `sort`',
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
    class: 'breaking',
    kind: 'required request property gained',
    change: '`getAllGenres` query gained the required `tenant`',
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
    class: 'breaking',
    kind: 'request required narrower',
    change: '`Key` became required',
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
    class: 'breaking',
    kind: 'request enum narrower',
    change: '`ResultPerPage` lost the value `15`',
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
    class: 'safe',
    kind: 'default changed',
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
    class: 'breaking',
    kind: 'request maximum narrower',
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
];
