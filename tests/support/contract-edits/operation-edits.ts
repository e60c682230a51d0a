import { type ContractEdit, everyScreen, protectedScreens } from './contract-edit.ts';

/** One edit of an operation as a whole each. */
export const operationEdits: ContractEdit[] = [
  {
    rule: 'operation-removed',
    class: 'breaking',
    change: '`deleteBanner` removed',
    screens: ['banners list'],
    edit: ({ paths }) => {
      delete paths['/api/banner/delete-banner/{id}'];
    },
  },
  {
    rule: 'operation-added',
    class: 'non-breaking',
    change: '`getHealth` added',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/health'] = { get: { operationId: 'getHealth', responses: {} } };
    },
  },
  {
    rule: 'operation-route-changed',
    class: 'breaking',
    change: '`getAllUsers` GET /api/admin/getAllUsers → GET /api/admin/users',
    screens: ['users list'],
    edit: ({ paths }) => {
      paths['/api/admin/users'] = paths['/api/admin/getAllUsers'];
      delete paths['/api/admin/getAllUsers'];
    },
  },
  {
    rule: 'operation-route-changed',
    class: 'breaking',
    change:
      '`updateAdminProfile` PATCH /api/admin/updateAdminProfile → PUT /api/admin/updateAdminProfile',
    screens: ['profile'],
    edit: ({ paths }) => {
      const profile = paths['/api/admin/updateAdminProfile'];
      profile.put = profile.patch;
      delete profile.patch;
    },
  },
  {
    rule: 'operation-id-changed',
    class: 'non-breaking',
    change: '`getUser` operationId getUser → readUser',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.operationId = 'readUser';
    },
  },
  {
    rule: 'security-tightened',
    class: 'breaking',
    change: '`getPrivacyPolicy` security none → http bearer',
    screens: ['privacy policy'],
    edit: ({ paths }) => {
      delete paths['/api/admin/privacy_policy'].get.security;
    },
  },
  {
    rule: 'security-relaxed',
    class: 'non-breaking',
    change: '`getUser` security http bearer → none',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.security = [];
    },
  },
  {
    rule: 'operation-deprecated',
    class: 'non-breaking',
    change: '`getUser` is deprecated',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.deprecated = true;
    },
  },
  {
    rule: 'request-body-removed',
    class: 'breaking',
    change: '`updatePrivacyPolicy` request body removed',
    screens: ['privacy policy'],
    edit: ({ paths }) => {
      delete paths['/api/admin/updatePrivacyPolicy'].put.requestBody;
    },
  },
  {
    rule: 'request-body-added-required',
    class: 'breaking',
    change: '`deleteStory` request body added, required',
    screens: ['stories list'],
    edit: ({ paths }) => {
      paths['/api/admin/deleteStory/{id}'].delete.requestBody = {
        required: true,
        content: { 'application/json': { schema: { type: 'object' } } },
      };
    },
  },
  {
    rule: 'request-body-added',
    class: 'non-breaking',
    change: '`deleteStory` request body added',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/deleteStory/{id}'].delete.requestBody = {
        content: { 'application/json': { schema: { type: 'object' } } },
      };
    },
  },
  {
    rule: 'security-tightened',
    class: 'breaking',
    change: '`getUser` security http bearer → http bearer (users)',
    screens: ['user detail', 'user form'],
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.security = [{ bearer: ['users'] }];
    },
  },
  {
    rule: 'security-relaxed',
    class: 'non-breaking',
    change: '`getUser` security http bearer (users, rooms) → http bearer (users)',
    screens: [],
    prepare: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.security = [{ bearer: ['users', 'rooms'] }];
    },
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.security = [{ bearer: ['users'] }];
    },
  },
  {
    rule: 'security-relaxed',
    class: 'non-breaking',
    change: '`getUser` security apiKey header X-Key or http bearer → http bearer',
    screens: [],
    prepare: ({ paths, components }) => {
      components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'X-Key' };
      paths['/api/admin/getUser/{id}'].get.security = [{ key: [] }, { bearer: [] }];
    },
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.security.shift();
    },
  },
  {
    rule: 'token-format-changed',
    class: 'breaking',
    change: '22 operations token format JWT → OPAQUE',
    screens: protectedScreens,
    edit: ({ components }) => {
      components.securitySchemes.bearer.bearerFormat = 'opaque';
    },
  },
  {
    rule: 'server-removed',
    class: 'breaking',
    change: '26 operations servers / → /v2',
    screens: everyScreen,
    edit: ({ document }) => {
      document.servers = [
        { url: '/{version}', variables: { version: { default: 'v2', enum: ['v2'] } } },
      ];
    },
  },
  {
    rule: 'server-added',
    class: 'non-breaking',
    change: '`getUser` servers / → /, https://eu.example.com',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].servers = [{ url: '/' }, { url: 'https://eu.example.com' }];
    },
  },
  {
    rule: 'operation-removed',
    class: 'breaking',
    change: '`getHealth` removed',
    screens: [],
    prepare: ({ paths, components }) => {
      paths['/api/health'] = { $ref: '#/components/pathItems/Health' };
      components.pathItems = { Health: { get: { operationId: 'getHealth', responses: {} } } };
    },
    edit: ({ components }) => {
      delete components.pathItems.Health.get;
    },
  },
];
