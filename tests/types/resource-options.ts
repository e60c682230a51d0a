/** Resources whose options the type tests change. */

export const users = {
  name: 'users',
  operations: {
    list: 'GET /api/admin/getAllUsers',
    read: 'GET /api/admin/getUser/{id}',
    update: 'PUT /api/admin/updateUser/{id}',
  },
} as const;

export const rooms = {
  name: 'stories',
  operations: {
    list: 'GET /api/admin/getAllStoryRooms',
    read: 'GET /api/admin/getStory/{id}',
    update: 'PUT /api/admin/updateStory/{id}',
  },
} as const;

export const banners = {
  name: 'banners',
  operations: {
    list: 'GET /api/banner/get-banners',
    read: 'GET /api/banner/get-banner/{id}',
    create: 'POST /api/banner/create-banner',
  },
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
