/** Resources whose options the type tests change. */

export const users = {
  name: 'users',
  labels: { singular: 'User', plural: 'Users' },
  search: { placeholder: '', fields: [] },
  recordLabel: () => '',
  operations: {
    list: 'GET /api/admin/getAllUsers',
    read: 'GET /api/admin/getUser/{id}',
    update: 'PUT /api/admin/updateUser/{id}',
  },
  rows: 'users',
  record: 'user',
  columns: [],
  detailFields: [],
  formFields: {},
  toFormValues: () => ({}),
  mutations: { update: { successMessage: '', redirectTo: '/admin/users', redirectDelayMs: 0 } },
} as const;

export const rooms = {
  ...users,
  operations: {
    list: 'GET /api/admin/getAllStoryRooms',
    read: 'GET /api/admin/getStory/{id}',
    update: 'PUT /api/admin/updateStory/{id}',
  },
  rows: 'stories',
  record: 'story',
} as const;

export const genres = {
  ...users,
  operations: {
    list: 'GET /api/admin/getAllGenres',
    read: 'GET /api/admin/getGenre/{id}',
    update: 'PUT /api/admin/updateGenre/{id}',
  },
  rows: 'genres',
  record: 'genre',
} as const;

export const banners = {
  ...users,
  operations: {
    list: 'GET /api/banner/get-banners',
    read: 'GET /api/banner/get-banner/{id}',
    create: 'POST /api/banner/create-banner',
  },
  rows: 'banners',
  record: 'banner',
  mutations: { create: { successMessage: '', redirectTo: '/admin/banners', redirectDelayMs: 0 } },
} as const;

export const specimens = {
  name: 'specimens',
  operations: {
    list: 'GET /specimens',
    read: 'GET /specimens/{specimenId}',
    create: 'POST /specimens',
    update: 'PATCH /specimens/{specimenId}',
  },
} as const;
