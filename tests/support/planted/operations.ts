import type { PlantedChange } from './planted-change.ts';

/** Changes of whole operations, one each. */
export const operations: PlantedChange[] = [
  {
    class: 'breaking',
    kind: 'operation lost',
    change: 'The contract lost `deleteBanner`',
    screens: ['banners list'],
    edit: ({ paths }) => {
      delete paths['/api/banner/delete-banner/{id}'];
    },
  },
  {
    class: 'safe',
    kind: 'operation gained',
    change: 'The contract gained `getHealth`',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/health'] = { get: { operationId: 'getHealth', responses: {} } };
    },
  },
  {
    class: 'breaking',
    kind: 'route changed',
    change: '`getAllUsers` route GET /api/admin/getAllUsers → GET /api/admin/users',
    screens: ['users list'],
    edit: ({ paths }) => {
      paths['/api/admin/users'] = paths['/api/admin/getAllUsers'];
      delete paths['/api/admin/getAllUsers'];
    },
  },
  {
    class: 'breaking',
    kind: 'route changed',
    change:
      '`updateAdminProfile` route PATCH /api/admin/updateAdminProfile → PUT /api/admin/updateAdminProfile',
    screens: ['profile'],
    edit: ({ paths }) => {
      const profile = paths['/api/admin/updateAdminProfile'];
      profile.put = profile.patch;
      delete profile.patch;
    },
  },
  {
    class: 'safe',
    kind: 'operation renamed',
    change: '`getUser` operationId getUser → readUser',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.operationId = 'readUser';
    },
  },
  {
    class: 'breaking',
    kind: 'security changed',
    change: '`getPrivacyPolicy` security none → http bearer',
    screens: ['privacy policy'],
    edit: ({ paths }) => {
      delete paths['/api/admin/privacy_policy'].get.security;
    },
  },
  {
    class: 'safe',
    kind: 'security loosened',
    change: '`getUser` security http bearer → none',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.security = [];
    },
  },
  {
    class: 'safe',
    kind: 'deprecation',
    change: '`getUser` is deprecated',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.deprecated = true;
    },
  },
  {
    class: 'breaking',
    kind: 'body lost',
    change: '`updatePrivacyPolicy` lost the body',
    screens: ['privacy policy'],
    edit: ({ paths }) => {
      delete paths['/api/admin/updatePrivacyPolicy'].put.requestBody;
    },
  },
  {
    class: 'breaking',
    kind: 'body gained',
    change: '`deleteStory` gained the body',
    screens: ['stories list'],
    edit: ({ paths }) => {
      paths['/api/admin/deleteStory/{id}'].delete.requestBody = {
        required: true,
        content: { 'application/json': { schema: { type: 'object' } } },
      };
    },
  },
  {
    class: 'safe',
    kind: 'body gained',
    change: '`deleteStory` gained the body',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/deleteStory/{id}'].delete.requestBody = {
        content: { 'application/json': { schema: { type: 'object' } } },
      };
    },
  },
];
