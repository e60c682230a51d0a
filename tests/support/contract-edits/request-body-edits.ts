import type { ContractEdit } from './contract-edit.ts';

/** Edits of request bodies as a whole, and of readOnly and writeOnly properties. */
export const requestBodyEdits: ContractEdit[] = [
  {
    rule: 'request-body-required-relaxed',
    class: 'non-breaking',
    change: '`updateUser` request body is no longer required',
    screens: ['user form'],
    edit: ({ paths }) => {
      delete paths['/api/admin/updateUser/{id}'].put.requestBody.required;
    },
  },
  {
    rule: 'request-body-required-tightened',
    class: 'breaking',
    change: '`updateUser` request body is now required',
    screens: ['user form'],
    prepare: ({ paths }) => {
      delete paths['/api/admin/updateUser/{id}'].put.requestBody.required;
    },
    edit: ({ paths }) => {
      paths['/api/admin/updateUser/{id}'].put.requestBody.required = true;
    },
  },
  {
    rule: 'request-media-type-added',
    class: 'non-breaking',
    change:
      '`updatePrivacyPolicy` request body media type application/json → text/html, application/json',
    screens: ['privacy policy'],
    edit: ({ paths }) => {
      const body = paths['/api/admin/updatePrivacyPolicy'].put.requestBody;
      body.content = { 'text/html': { schema: { type: 'string' } }, ...body.content };
    },
  },
  {
    rule: 'request-encoding-changed',
    class: 'breaking',
    change: '`updateBanner` request body encoding of `image` {} → {"contentType":"image/webp"}',
    screens: ['banner form'],
    edit: ({ paths }) => {
      const { content } = paths['/api/banner/update-banner/{id}'].put.requestBody;
      content['multipart/form-data'].encoding = { image: { contentType: 'image/webp' } };
    },
  },
  {
    rule: 'request-encoding-relaxed',
    class: 'non-breaking',
    change:
      '`updateBanner` request body encoding of `image` {"contentType":"image/png"} → {"contentType":"image/png, image/webp"}',
    screens: ['banner form'],
    prepare: ({ paths }) => {
      const { content } = paths['/api/banner/update-banner/{id}'].put.requestBody;
      content['multipart/form-data'].encoding = { image: { contentType: 'image/png' } };
    },
    edit: ({ paths }) => {
      const { content } = paths['/api/banner/update-banner/{id}'].put.requestBody;
      content['multipart/form-data'].encoding.image.contentType = 'image/png, image/webp';
    },
  },
  {
    rule: 'request-property-removed-unused',
    class: 'non-breaking',
    change: '`UserChange.gender` removed',
    screens: [],
    prepare: ({ schemas }) => {
      schemas.UserChange.properties.gender = { type: 'string' };
    },
    edit: ({ schemas }) => {
      delete schemas.UserChange.properties.gender;
    },
  },
  {
    rule: 'request-property-removed',
    class: 'breaking',
    change: '`StoryRoomChange.theme` removed',
    screens: ['story form (field Theme)'],
    edit: ({ schemas }) => {
      schemas.StoryRoomChange.properties.theme = false;
    },
  },
  {
    rule: 'request-read-only-added',
    class: 'breaking',
    change: '`StoryRoomChange.theme` is now readOnly',
    screens: ['story form (field Theme)'],
    edit: ({ schemas }) => {
      schemas.StoryRoomChange.properties.theme.readOnly = true;
    },
  },
  {
    rule: 'request-read-only-added-unused',
    class: 'non-breaking',
    change: '`UserChange.gender` is now readOnly',
    screens: [],
    prepare: ({ schemas }) => {
      schemas.UserChange.properties.gender = { type: 'string' };
    },
    edit: ({ schemas }) => {
      schemas.UserChange.properties.gender.readOnly = true;
    },
  },
  {
    rule: 'request-read-only-removed',
    class: 'non-breaking',
    change: '`UserChange.gender` is no longer readOnly',
    screens: ['user form'],
    prepare: ({ schemas }) => {
      schemas.UserChange.properties.gender = { type: 'string', readOnly: true };
    },
    edit: ({ schemas }) => {
      delete schemas.UserChange.properties.gender.readOnly;
    },
  },
  {
    rule: 'request-read-only-removed-required',
    class: 'breaking',
    change: '`UserChange.gender` is no longer readOnly',
    screens: ['user form'],
    prepare: ({ schemas }) => {
      schemas.UserChange.properties.gender = { type: 'string', readOnly: true };
      schemas.UserChange.required = ['gender'];
    },
    edit: ({ schemas }) => {
      delete schemas.UserChange.properties.gender.readOnly;
    },
  },
];
