import type { PlantedChange } from './planted-change.ts';

/** Changes of which answers there are, and of failures, one each. */
export const statuses: PlantedChange[] = [
  {
    class: 'breaking',
    kind: 'success lost',
    change: '`getUser` lost the answer',
    screens: ['user detail', 'user form'],
    edit: ({ paths }) => {
      delete paths['/api/admin/getUser/{id}'].get.responses['200'];
    },
  },
  {
    class: 'breaking',
    kind: 'success gained',
    change: '`getUser` gained the answer 202',
    screens: ['user detail', 'user form'],
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.responses['202'] = { description: 'Later.' };
    },
  },
  {
    class: 'breaking',
    kind: 'failure 401 lost',
    change: '`getUser` lost the answer 401',
    screens: ['user detail', 'user form'],
    edit: ({ paths }) => {
      delete paths['/api/admin/getUser/{id}'].get.responses['401'];
    },
  },
  {
    class: 'safe',
    kind: 'failure lost',
    change: '`getUser` lost the answer 404',
    screens: [],
    edit: ({ paths }) => {
      delete paths['/api/admin/getUser/{id}'].get.responses['404'];
    },
  },
  {
    class: 'safe',
    kind: 'failure gained',
    change: '`getUser` gained the answer 409',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.responses['409'] = {
        $ref: '#/components/responses/Conflict',
      };
    },
  },
  {
    class: 'safe',
    kind: 'failure required wider',
    change: '`Failure.success` became optional',
    screens: [],
    edit: ({ schemas }) => {
      schemas.Failure.required = ['error'];
    },
  },
  {
    class: 'safe',
    kind: 'headers changed',
    change: '`login`, `deleteAccount` lost the headers 429',
    screens: [],
    edit: ({ components }) => {
      delete components.responses.TooManyAttempts.headers;
    },
  },
  {
    class: 'safe',
    kind: 'failure property gained',
    change: '`Failure` gained `code`',
    screens: [],
    edit: ({ schemas }) => {
      schemas.Failure.properties.code = { type: 'string' };
    },
  },
  {
    class: 'safe',
    kind: 'failure property lost',
    change: '`Failure` lost `success`',
    screens: [],
    edit: ({ schemas }) => {
      delete schemas.Failure.properties.success;
      schemas.Failure.required.shift();
    },
  },
];
