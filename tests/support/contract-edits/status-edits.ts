import { type ContractEdit, everyScreen } from './contract-edit.ts';

/** One edit of the documented statuses, or of an error response, each. */
export const statusEdits: ContractEdit[] = [
  {
    rule: 'success-response-removed',
    class: 'breaking',
    change: '`getUser` response removed',
    screens: ['user detail', 'user form'],
    edit: ({ paths }) => {
      delete paths['/api/admin/getUser/{id}'].get.responses['200'];
    },
  },
  {
    rule: 'success-response-added',
    class: 'breaking',
    change: '`getUser` response 202 added',
    screens: ['user detail', 'user form'],
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.responses['202'] = { description: 'Later.' };
    },
  },
  {
    rule: 'unauthorized-response-removed',
    class: 'breaking',
    change: '`getUser` response 401 removed',
    screens: ['user detail', 'user form'],
    edit: ({ paths }) => {
      delete paths['/api/admin/getUser/{id}'].get.responses['401'];
    },
  },
  {
    rule: 'error-response-removed',
    class: 'non-breaking',
    change: '`getUser` response 404 removed',
    screens: [],
    edit: ({ paths }) => {
      delete paths['/api/admin/getUser/{id}'].get.responses['404'];
    },
  },
  {
    rule: 'error-response-added',
    class: 'non-breaking',
    change: '`getUser` response 409 added',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.responses['409'] = {
        $ref: '#/components/responses/Conflict',
      };
    },
  },
  {
    rule: 'error-response-changed',
    class: 'non-breaking',
    change: '`Failure.success` is no longer required',
    screens: [],
    edit: ({ schemas }) => {
      schemas.Failure.required = ['error'];
    },
  },
  {
    rule: 'response-header-removed',
    class: 'non-breaking',
    change: '`TooManyAttempts` header `Retry-After` removed',
    screens: [],
    edit: ({ components }) => {
      delete components.responses.TooManyAttempts.headers;
    },
  },
  {
    rule: 'error-response-changed',
    class: 'non-breaking',
    change: '`Failure.code` added',
    screens: [],
    edit: ({ schemas }) => {
      schemas.Failure.properties.code = { type: 'string' };
    },
  },
  {
    rule: 'error-response-changed',
    class: 'non-breaking',
    change: '`Failure.success` removed',
    screens: [],
    edit: ({ schemas }) => {
      delete schemas.Failure.properties.success;
      schemas.Failure.required.shift();
    },
  },
  {
    rule: 'success-response-added-alike',
    class: 'non-breaking',
    change: '`getUser` response 2XX added',
    screens: [],
    edit: ({ paths }) => {
      const { responses } = paths['/api/admin/getUser/{id}'].get;
      responses['2XX'] = responses['200'];
    },
  },
  {
    rule: 'error-response-added',
    class: 'non-breaking',
    change: '`getUser` response 4XX added',
    screens: [],
    edit: ({ paths }) => {
      const { responses } = paths['/api/admin/getUser/{id}'].get;
      responses['4XX'] = responses['401'];
      // The range covers the status that is no longer documented itself.
      delete responses['401'];
    },
  },
  {
    rule: 'error-message-removed',
    class: 'breaking',
    change: '`Failure.error.message` removed',
    screens: everyScreen,
    edit: ({ schemas }) => {
      schemas.Failure.properties.error = { type: 'object', required: ['message'] };
    },
  },
  {
    rule: 'response-header-added',
    class: 'non-breaking',
    change: '`getUser` response header `ETag` added',
    screens: [],
    edit: ({ paths }) => {
      paths['/api/admin/getUser/{id}'].get.responses['200'].headers = { ETag: { schema: {} } };
    },
  },
  {
    rule: 'response-header-changed',
    class: 'non-breaking',
    change: '`TooManyAttempts.Retry-After` minimum 1 → none',
    screens: [],
    edit: ({ components }) => {
      delete components.responses.TooManyAttempts.headers['Retry-After'].schema.minimum;
    },
  },
];
