import type { PlantedChange } from './planted-change.ts';

/** Changes of what a successful answer holds, one each. */
export const answers: PlantedChange[] = [
  {
    class: 'breaking',
    kind: 'answer property lost',
    change: '`User` lost `userName`',
    screens: [
      'users list (name of a user, column Username)',
      'user detail (name, detail User Name)',
    ],
    edit: ({ schemas }) => {
      delete schemas.User.properties.userName;
    },
  },
  {
    class: 'safe',
    kind: 'unused answer property lost',
    change: '`Banner` lost `createdAt`',
    screens: [],
    edit: ({ schemas }) => {
      delete schemas.Banner.properties.createdAt;
    },
  },
  {
    class: 'breaking',
    kind: 'required answer property lost',
    change: '`getAllUsers` answer lost `length`',
    screens: ['users list (pager)'],
    edit: ({ paths }) => {
      const schema =
        paths['/api/admin/getAllUsers'].get.responses['200'].content['application/json'].schema;
      delete schema.properties.length;
      schema.required.pop();
    },
  },
  {
    class: 'safe',
    kind: 'answer property gained',
    change: '`User` gained `city`',
    screens: ['users list', 'user detail', 'user form'],
    edit: ({ schemas }) => {
      schemas.User.properties.city = { type: 'string' };
    },
  },
  {
    class: 'breaking',
    kind: 'answer required wider',
    change: '`User._id` became optional',
    screens: ['users list (address of a user)', 'user form (address)'],
    edit: ({ schemas }) => {
      delete schemas.User.required;
    },
  },
  {
    class: 'safe',
    kind: 'answer required narrower',
    change: '`StoryRoom.roomName` became required',
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
    class: 'breaking',
    kind: 'answer nullable wider',
    change: '`getDashboardData` answer `data` may be null',
    screens: ['dashboard (cards)'],
    edit: ({ paths }) => {
      paths['/api/admin/getDashboardData'].get.responses['200'].content[
        'application/json'
      ].schema.properties.data.type = ['array', 'null'];
    },
  },
  {
    class: 'safe',
    kind: 'answer nullable narrower',
    change: '`StoryRoom.host` may no longer be null',
    screens: ['stories list (column Host)', 'story detail (detail Host)'],
    edit: ({ schemas }) => {
      schemas.StoryRoom.properties.host = { $ref: '#/components/schemas/Person' };
    },
  },
  {
    class: 'breaking',
    kind: 'answer type other',
    change: '`DashboardEntry.value` type number → string',
    screens: ['dashboard (count of a card)'],
    edit: ({ schemas }) => {
      schemas.DashboardEntry.properties.value.type = ['string', 'null'];
    },
  },
  {
    class: 'safe',
    kind: 'answer type narrower',
    change: '`DashboardEntry.value` type number → integer',
    screens: ['dashboard (count of a card)'],
    edit: ({ schemas }) => {
      schemas.DashboardEntry.properties.value.type = ['integer', 'null'];
    },
  },
  {
    class: 'breaking',
    kind: 'answer enum wider',
    change: '`StoryRoom.status` gained the value `paused`',
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
    class: 'safe',
    kind: 'answer enum narrower',
    change: '`User.gender` lost the value `other`',
    screens: ['user detail (detail Gender)'],
    edit: ({ schemas }) => {
      schemas.User.properties.gender.enum = ['male', 'female', null];
    },
  },
  {
    class: 'breaking',
    kind: 'answer minimum wider',
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
    class: 'breaking',
    kind: 'answer alternatives other',
    change:
      '`StoryRoom.host` alternatives none → [{"$ref":"#/components/schemas/Person"},{"type":"null"},{"type":"string"}]',
    screens: ['stories list (column Host)', 'story detail (detail Host)', 'story form'],
    edit: ({ schemas }) => {
      schemas.StoryRoom.properties.host.oneOf.push({ type: 'string' });
    },
  },
  {
    class: 'breaking',
    kind: 'answer property lost',
    change: '`RoomOfUser` lost `status`',
    screens: ['users list (what follows a delete)'],
    edit: ({ schemas }) => {
      delete schemas.RoomOfUser.properties.status;
    },
  },
  {
    class: 'breaking',
    kind: 'answer property lost',
    change: '`StarterOfGenre` lost `description`',
    screens: ['genre detail (detail Starter)', 'genre form (values)'],
    edit: ({ schemas }) => {
      delete schemas.StarterOfGenre.properties.description;
    },
  },
  {
    class: 'breaking',
    kind: 'answer media other',
    change: '`getAllGenre` answer media application/json → text/plain',
    screens: ['story form'],
    edit: ({ paths }) => {
      const answer = paths['/api/genre/getAllGenre'].get.responses['200'];
      answer.content = { 'text/plain': answer.content['application/json'] };
    },
  },
  {
    class: 'safe',
    kind: 'answer maxLength narrower',
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
];
