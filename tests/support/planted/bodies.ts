import type { PlantedChange } from './planted-change.ts';

/** Changes of the bodies that the console sends, one each. */
export const bodies: PlantedChange[] = [
  {
    class: 'breaking',
    kind: 'request media other',
    change: '`createBanner` body media multipart/form-data → application/json',
    screens: ['add banner page'],
    edit: ({ paths }) => {
      const body = paths['/api/banner/create-banner'].post.requestBody;
      body.content = { 'application/json': body.content['multipart/form-data'] };
    },
  },
  {
    class: 'breaking',
    kind: 'required request property gained',
    change: '`NewBanner` gained the required `client`',
    screens: ['add banner page'],
    edit: ({ schemas }) => {
      schemas.NewBanner.properties.client = { type: 'string' };
      schemas.NewBanner.required.push('client');
    },
  },
  {
    class: 'safe',
    kind: 'request property gained',
    change: '`UserChange` gained `gender`',
    screens: ['user form'],
    edit: ({ schemas }) => {
      schemas.UserChange.properties.gender = { type: 'string' };
    },
  },
  {
    class: 'breaking',
    kind: 'request property lost',
    change: '`UserChange` lost `countryCode`',
    screens: ['user form (field Country Code)'],
    edit: ({ schemas }) => {
      delete schemas.UserChange.properties.countryCode;
    },
  },
  {
    class: 'breaking',
    kind: 'request required narrower',
    change: '`GenreChange.genre` became required',
    screens: ['genre form (field Genre)'],
    edit: ({ schemas }) => {
      schemas.GenreChange.required = ['genre'];
    },
  },
  {
    class: 'safe',
    kind: 'request required wider',
    change: '`NewBanner.image` became optional',
    screens: ['add banner page (field Image)'],
    edit: ({ schemas }) => {
      schemas.NewBanner.required = ['clientName', 'navigationUrl'];
    },
  },
  {
    class: 'breaking',
    kind: 'request type other',
    change: '`StoryRoomChange.theme` type string → integer',
    screens: ['story form (field Theme)'],
    edit: ({ schemas }) => {
      schemas.StoryRoomChange.properties.theme.type = 'integer';
    },
  },
  {
    class: 'safe',
    kind: 'request nullable wider',
    change: '`StoryRoomChange.theme` may be null',
    screens: ['story form (field Theme)'],
    edit: ({ schemas }) => {
      schemas.StoryRoomChange.properties.theme.type = ['string', 'null'];
    },
  },
  {
    class: 'breaking',
    kind: 'request enum narrower',
    change: '`StoryStatus` lost the value `upcoming`',
    screens: ['story form (field Status)'],
    edit: ({ schemas }) => {
      schemas.StoryStatus.enum = ['active', 'completed'];
    },
  },
  {
    class: 'safe',
    kind: 'request enum wider',
    change: '`StoryStatus` gained the value `paused`',
    screens: ['story form (field Status)'],
    edit: ({ schemas }) => {
      schemas.StoryStatus.enum.push('paused');
    },
  },
  {
    class: 'breaking',
    kind: 'request maxLength narrower',
    change: '`Starter.description` maxLength 250 → 200',
    screens: ['genre form (field Starter)', 'add genre page (field Starter)'],
    edit: ({ schemas }) => {
      schemas.Starter.properties.description.maxLength = 200;
    },
  },
  {
    class: 'safe',
    kind: 'request maxLength wider',
    change: '`Starter.description` maxLength 250 → 300',
    screens: ['genre form (field Starter)', 'add genre page (field Starter)'],
    edit: ({ schemas }) => {
      schemas.Starter.properties.description.maxLength = 300;
    },
  },
  {
    class: 'breaking',
    kind: 'request minLength narrower',
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
    class: 'breaking',
    kind: 'request pattern other',
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
    class: 'safe',
    kind: 'request pattern wider',
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
    class: 'breaking',
    kind: 'request minItems narrower',
    change: '`StarterList` minItems 1 → 2',
    screens: ['genre form (field Starter)', 'add genre page (field Starter)'],
    edit: ({ schemas }) => {
      schemas.StarterList.contentSchema.minItems = 2;
    },
  },
  {
    class: 'breaking',
    kind: 'request format narrower',
    change: '`Credentials.email` format none → email',
    screens: ['sign-in (field Email)'],
    edit: ({ schemas }) => {
      schemas.Credentials.properties.email.format = 'email';
    },
  },
  {
    class: 'breaking',
    kind: 'request format other',
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
    class: 'safe',
    kind: 'request closed wider',
    change: '`LegalDocumentChange` takes other properties',
    screens: ['privacy policy', 'terms & condition'],
    edit: ({ schemas }) => {
      delete schemas.LegalDocumentChange.additionalProperties;
    },
  },
  {
    class: 'breaking',
    kind: 'request not other',
    change: '`NewBanner` not none → {"required":["clientName"]}',
    screens: ['add banner page'],
    edit: ({ schemas }) => {
      schemas.NewBanner.not = { required: ['clientName'] };
    },
  },
  {
    class: 'breaking',
    kind: 'request type other',
    change: '`UserChange.firstName` type string → object',
    screens: ['user form (field First Name)'],
    edit: ({ schemas }) => {
      schemas.UserChange.properties.firstName = { $ref: '#/components/schemas/Credentials' };
    },
  },
  {
    class: 'safe',
    kind: 'request minLength wider',
    change: '`Starter.starter` minLength 1 → 0',
    screens: ['genre form (field Starter)', 'add genre page (field Starter)'],
    edit: ({ schemas }) => {
      schemas.Starter.properties.starter.minLength = 0;
    },
  },
  {
    class: 'breaking',
    kind: 'request pattern narrower',
    change: '`StoryRoomChange.roomName` pattern none → ^[A-Z]',
    screens: ['story form (field Room Name)'],
    edit: ({ schemas }) => {
      schemas.StoryRoomChange.properties.roomName.pattern = '^[A-Z]';
    },
  },
];
