import type { ContractEdit } from './contract-edit.ts';

/** One edit of the schema of a request body each. */
export const requestEdits: ContractEdit[] = [
  {
    rule: 'request-media-type-removed',
    class: 'breaking',
    change: '`createBanner` request body media type multipart/form-data → application/json',
    screens: ['add banner page'],
    edit: ({ paths }) => {
      const body = paths['/api/banner/create-banner'].post.requestBody;
      body.content = { 'application/json': body.content['multipart/form-data'] };
    },
  },
  {
    rule: 'request-property-added-required',
    class: 'breaking',
    change: '`NewBanner.client` added, required',
    screens: ['add banner page'],
    edit: ({ schemas }) => {
      schemas.NewBanner.properties.client = { type: 'string' };
      schemas.NewBanner.required.push('client');
    },
  },
  {
    rule: 'request-property-added',
    class: 'non-breaking',
    change: '`UserChange.gender` added',
    screens: ['user form'],
    edit: ({ schemas }) => {
      schemas.UserChange.properties.gender = { type: 'string' };
    },
  },
  {
    rule: 'request-property-removed',
    class: 'breaking',
    change: '`UserChange.countryCode` removed',
    screens: ['user form (field Country Code)'],
    edit: ({ schemas }) => {
      delete schemas.UserChange.properties.countryCode;
    },
  },
  {
    rule: 'request-required-tightened',
    class: 'breaking',
    change: '`GenreChange.genre` is now required',
    screens: ['genre form (field Genre)'],
    edit: ({ schemas }) => {
      schemas.GenreChange.required = ['genre'];
    },
  },
  {
    rule: 'request-required-relaxed',
    class: 'non-breaking',
    change: '`NewBanner.image` is no longer required',
    screens: ['add banner page (field Image)'],
    edit: ({ schemas }) => {
      schemas.NewBanner.required = ['clientName', 'navigationUrl'];
    },
  },
  {
    rule: 'request-type-changed',
    class: 'breaking',
    change: '`StoryRoomChange.theme` type string → integer',
    screens: ['story form (field Theme)'],
    edit: ({ schemas }) => {
      schemas.StoryRoomChange.properties.theme.type = 'integer';
    },
  },
  {
    rule: 'request-null-relaxed',
    class: 'non-breaking',
    change: '`StoryRoomChange.theme` may be null',
    screens: ['story form (field Theme)'],
    edit: ({ schemas }) => {
      schemas.StoryRoomChange.properties.theme.type = ['string', 'null'];
    },
  },
  {
    rule: 'request-enum-tightened',
    class: 'breaking',
    change: '`StoryStatus` value `upcoming` removed',
    screens: ['story form (field Status)'],
    edit: ({ schemas }) => {
      schemas.StoryStatus.enum = ['active', 'completed'];
    },
  },
  {
    rule: 'request-enum-relaxed',
    class: 'non-breaking',
    change: '`StoryStatus` value `paused` added',
    screens: ['story form (field Status)'],
    edit: ({ schemas }) => {
      schemas.StoryStatus.enum.push('paused');
    },
  },
  {
    rule: 'request-max-length-tightened',
    class: 'breaking',
    change: '`Starter.description` maxLength 250 → 200',
    screens: ['genre form (field Starter)', 'add genre page (field Starter)'],
    edit: ({ schemas }) => {
      schemas.Starter.properties.description.maxLength = 200;
    },
  },
  {
    rule: 'request-max-length-relaxed',
    class: 'non-breaking',
    change: '`Starter.description` maxLength 250 → 300',
    screens: ['genre form (field Starter)', 'add genre page (field Starter)'],
    edit: ({ schemas }) => {
      schemas.Starter.properties.description.maxLength = 300;
    },
  },
  {
    rule: 'request-min-length-tightened',
    class: 'breaking',
    change: '`PersonName` minLength 4 → 5',
    screens: [
      'user form (field First Name, field Last Name)',
      'profile (field First Name, field Last Name)',
    ],
    edit: ({ schemas }) => {
      schemas.PersonName.minLength = 5;
    },
  },
  {
    rule: 'request-pattern-changed',
    class: 'breaking',
    change: '`Colour` pattern ^#[0-9a-fA-F]{6}$ → ^#[0-9a-f]{6}$',
    screens: [
      'genre form (field Colour, field Background Colour)',
      'add genre page (field Colour, field Background Colour)',
    ],
    edit: ({ schemas }) => {
      schemas.Colour.pattern = '^#[0-9a-f]{6}$';
    },
  },
  {
    rule: 'request-pattern-relaxed',
    class: 'non-breaking',
    change: '`Colour` pattern ^#[0-9a-fA-F]{6}$ → none',
    screens: [
      'genre form (field Colour, field Background Colour)',
      'add genre page (field Colour, field Background Colour)',
    ],
    edit: ({ schemas }) => {
      delete schemas.Colour.pattern;
    },
  },
  {
    rule: 'request-min-items-tightened',
    class: 'breaking',
    change: '`StarterList` minItems 1 → 2',
    screens: ['genre form (field Starter)', 'add genre page (field Starter)'],
    edit: ({ schemas }) => {
      schemas.StarterList.contentSchema.minItems = 2;
    },
  },
  {
    rule: 'request-format-tightened',
    class: 'breaking',
    change: '`Credentials.email` format none → email',
    screens: ['sign-in (field Email)'],
    edit: ({ schemas }) => {
      schemas.Credentials.properties.email.format = 'email';
    },
  },
  {
    rule: 'request-format-changed',
    class: 'breaking',
    change: '`ImageFile` format binary → byte',
    screens: [
      'genre form (field Image)',
      'add genre page (field Image)',
      'banner form (field Image)',
      'add banner page (field Image)',
    ],
    edit: ({ schemas }) => {
      schemas.ImageFile.format = 'byte';
    },
  },
  {
    rule: 'request-undeclared-properties-relaxed',
    class: 'non-breaking',
    change: '`LegalDocumentChange` allows any other properties',
    screens: ['privacy policy', 'terms & condition'],
    edit: ({ schemas }) => {
      delete schemas.LegalDocumentChange.additionalProperties;
    },
  },
  {
    rule: 'request-not-tightened',
    class: 'breaking',
    change: '`NewBanner` not none → {"required":["clientName"]}',
    screens: ['add banner page'],
    edit: ({ schemas }) => {
      schemas.NewBanner.not = { required: ['clientName'] };
    },
  },
  {
    rule: 'request-type-changed',
    class: 'breaking',
    change: '`UserChange.firstName` type string → object',
    screens: ['user form (field First Name)'],
    edit: ({ schemas }) => {
      schemas.UserChange.properties.firstName = { $ref: '#/components/schemas/Credentials' };
    },
  },
  {
    rule: 'request-min-length-relaxed',
    class: 'non-breaking',
    change: '`Starter.starter` minLength 1 → 0',
    screens: ['genre form (field Starter)', 'add genre page (field Starter)'],
    edit: ({ schemas }) => {
      schemas.Starter.properties.starter.minLength = 0;
    },
  },
  {
    rule: 'request-pattern-tightened',
    class: 'breaking',
    change: '`StoryRoomChange.roomName` pattern none → ^[A-Z]',
    screens: ['story form (field Room Name)'],
    edit: ({ schemas }) => {
      schemas.StoryRoomChange.properties.roomName.pattern = '^[A-Z]';
    },
  },
];
