import type { ContractEdit } from './contract-edit.ts';

/** One edit of a successful response each. */
export const responseEdits: ContractEdit[] = [
  {
    rule: 'response-property-removed',
    class: 'breaking',
    change: '`User.userName` removed',
    screens: [
      'users list (name of a user, column Username)',
      'user detail (name, detail User Name)',
    ],
    edit: ({ schemas }) => {
      delete schemas.User.properties.userName;
    },
  },
  {
    rule: 'response-property-removed-unused',
    class: 'non-breaking',
    change: '`Banner.createdAt` removed',
    screens: [],
    edit: ({ schemas }) => {
      delete schemas.Banner.properties.createdAt;
    },
  },
  {
    rule: 'response-property-removed-required',
    class: 'breaking',
    change: '`getAllUsers` response `length` removed',
    screens: ['users list (pager)'],
    edit: ({ paths }) => {
      const schema =
        paths['/api/admin/getAllUsers'].get.responses['200'].content['application/json'].schema;
      delete schema.properties.length;
      schema.required.pop();
    },
  },
  {
    rule: 'response-property-added',
    class: 'non-breaking',
    change: '`User.city` added',
    screens: ['users list', 'user detail', 'user form'],
    edit: ({ schemas }) => {
      schemas.User.properties.city = { type: 'string' };
    },
  },
  {
    rule: 'response-required-relaxed',
    class: 'breaking',
    change: '`User._id` is no longer required',
    screens: ['users list (address of a user)', 'user form (address)'],
    edit: ({ schemas }) => {
      delete schemas.User.required;
    },
  },
  {
    rule: 'response-required-tightened',
    class: 'non-breaking',
    change: '`StoryRoom.roomName` is now required',
    screens: [
      'stories list (name of a story, column Room Name)',
      'story detail (name, detail Room Name)',
      'story form (values)',
    ],
    edit: ({ schemas }) => {
      schemas.StoryRoom.required.push('roomName');
    },
  },
  {
    rule: 'response-null-relaxed',
    class: 'breaking',
    change: '`getDashboardData` response `data` may be null',
    screens: ['dashboard (cards)'],
    edit: ({ paths }) => {
      paths['/api/admin/getDashboardData'].get.responses['200'].content[
        'application/json'
      ].schema.properties.data.type = ['array', 'null'];
    },
  },
  {
    rule: 'response-null-tightened',
    class: 'non-breaking',
    change: '`StoryRoom.host` may no longer be null',
    screens: ['stories list (column Host)', 'story detail (detail Host)'],
    edit: ({ schemas }) => {
      schemas.StoryRoom.properties.host = { $ref: '#/components/schemas/Person' };
    },
  },
  {
    rule: 'response-type-changed',
    class: 'breaking',
    change: '`DashboardEntry.value` type number → string',
    screens: ['dashboard (count of a card)'],
    edit: ({ schemas }) => {
      schemas.DashboardEntry.properties.value.type = ['string', 'null'];
    },
  },
  {
    rule: 'response-type-tightened',
    class: 'non-breaking',
    change: '`DashboardEntry.value` type number → integer',
    screens: ['dashboard (count of a card)'],
    edit: ({ schemas }) => {
      schemas.DashboardEntry.properties.value.type = ['integer', 'null'];
    },
  },
  {
    rule: 'response-enum-relaxed',
    class: 'breaking',
    change: '`StoryRoom.status` value `paused` added',
    screens: [
      'stories list (column Status)',
      'story detail (detail Status)',
      'story form (values)',
    ],
    edit: ({ schemas }) => {
      schemas.StoryRoom.properties.status.enum.push('paused');
    },
  },
  {
    rule: 'response-enum-tightened',
    class: 'non-breaking',
    change: '`User.gender` value `other` removed',
    screens: ['user detail (detail Gender)'],
    edit: ({ schemas }) => {
      schemas.User.properties.gender.enum = ['male', 'female', null];
    },
  },
  {
    rule: 'response-minimum-relaxed',
    class: 'breaking',
    change: '`Length` minimum 0 → none',
    screens: [
      'users list (pager)',
      'stories list (pager)',
      'story form',
      'genres list (pager)',
      'banners list (pager)',
    ],
    edit: ({ schemas }) => {
      delete schemas.Length.minimum;
    },
  },
  {
    rule: 'response-alternative-relaxed',
    class: 'breaking',
    change: '`StoryRoom.host` alternative `string` added',
    screens: ['stories list (column Host)', 'story detail (detail Host)', 'story form'],
    edit: ({ schemas }) => {
      schemas.StoryRoom.properties.host.oneOf.push({ type: 'string' });
    },
  },
  {
    rule: 'response-property-removed',
    class: 'breaking',
    change: '`RoomOfUser.status` removed',
    screens: ['users list (after a delete)'],
    edit: ({ schemas }) => {
      delete schemas.RoomOfUser.properties.status;
    },
  },
  {
    rule: 'response-property-removed',
    class: 'breaking',
    change: '`StarterOfGenre.description` removed',
    screens: ['genre detail (detail Starter)', 'genre form (values)'],
    edit: ({ schemas }) => {
      delete schemas.StarterOfGenre.properties.description;
    },
  },
  {
    rule: 'response-media-type-changed',
    class: 'breaking',
    change: '`getAllGenre` response media type application/json → text/plain',
    screens: ['story form'],
    edit: ({ paths }) => {
      const response = paths['/api/genre/getAllGenre'].get.responses['200'];
      response.content = { 'text/plain': response.content['application/json'] };
    },
  },
  {
    rule: 'response-max-length-tightened',
    class: 'non-breaking',
    change: '`Banner.bannerUrl` maxLength none → 200',
    screens: [
      'banners list (column Banner)',
      'banner detail (detail Banner)',
      'banner form (values)',
    ],
    edit: ({ schemas }) => {
      schemas.Banner.properties.bannerUrl.maxLength = 200;
    },
  },
  {
    rule: 'response-media-type-relaxed',
    class: 'breaking',
    change: '`getAllGenre` response media type application/json → application/json, text/plain',
    screens: ['story form'],
    edit: ({ paths }) => {
      paths['/api/genre/getAllGenre'].get.responses['200'].content['text/plain'] = {};
    },
  },
  {
    rule: 'response-media-type-tightened',
    class: 'non-breaking',
    change: '`getAllGenre` response media type application/json, text/plain → application/json',
    screens: ['story form'],
    prepare: ({ paths }) => {
      paths['/api/genre/getAllGenre'].get.responses['200'].content['text/plain'] = {};
    },
    edit: ({ paths }) => {
      delete paths['/api/genre/getAllGenre'].get.responses['200'].content['text/plain'];
    },
  },
  {
    rule: 'response-write-only-added',
    class: 'breaking',
    change: '`User.userName` is now writeOnly',
    screens: [
      'users list (name of a user, column Username)',
      'user detail (name, detail User Name)',
    ],
    edit: ({ schemas }) => {
      schemas.User.properties.userName.writeOnly = true;
    },
  },
  {
    rule: 'response-write-only-added-unused',
    class: 'non-breaking',
    change: '`Banner.createdAt` is now writeOnly',
    screens: [],
    edit: ({ schemas }) => {
      const { createdAt } = schemas.Banner.properties;
      schemas.Banner.properties.createdAt = { ...createdAt, writeOnly: true };
    },
  },
  {
    rule: 'response-write-only-removed',
    class: 'non-breaking',
    change: '`User.city` is no longer writeOnly',
    screens: ['users list', 'user detail', 'user form'],
    prepare: ({ schemas }) => {
      schemas.User.properties.city = { type: 'string', writeOnly: true };
    },
    edit: ({ schemas }) => {
      delete schemas.User.properties.city.writeOnly;
    },
  },
];
