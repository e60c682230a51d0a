import { defineResource } from '../engine/define-resource.ts';

export const genres = defineResource({
  name: 'genres',
  path: { list: '/admin/genres', view: '/admin/view/genre/:id', add: '/admin/genre/add' },
  label: { one: 'Genre', many: 'Genres' },
  routes: {
    list: 'GET /api/admin/getAllGenres',
    read: 'GET /api/admin/getGenre/{id}',
    create: 'POST /api/genre/addGenre',
    update: 'PUT /api/admin/updateGenre/{id}',
  },
  rows: 'genres',
  record: 'genre',
  nameOf: (genre) => genre.genre ?? '',
  search: { placeholder: 'search by genre' },
  columns: [
    { key: 'genre', label: 'Genre' },
    { key: 'starter', label: 'Total Starter', as: 'count' },
    { label: 'Starter 1', value: ({ starter }) => starter?.[0]?.starter },
  ],
  details: [
    { key: 'genre', label: 'Genre' },
    { key: 'starter', label: 'Starter', as: 'starters' },
    { key: 'createdAt', label: 'Created', as: 'dateTime' },
    { key: 'updatedAt', label: 'Last updated', as: 'dateTime' },
  ],
  fields: {
    genre: { label: 'Genre', as: 'text' },
    colour: { label: 'Colour', as: 'colour', missing: 'Please Add Genre Colour' },
    backgroundColour: {
      label: 'Background Colour',
      as: 'colour',
      missing: 'Please Add Genre Background Colour',
    },
    image: {
      label: 'Image',
      as: 'image',
      size: [194, 112],
      missing: 'Please Add or Crop image',
    },
    starter: { label: 'Starter', as: 'starters', missing: 'Please add atleast one starter' },
  },
  formValues: ({ genre, colour, backgroundColour, image, starter }) => ({
    genre,
    colour,
    backgroundColour,
    image,
    starter: starter?.map((one) => ({
      starter: one.starter ?? '',
      description: one.description ?? '',
    })),
  }),
  done: {
    create: {
      toast: 'Genre Added Succesfully.  Redirecting...',
      goTo: '/admin/genres',
      after: 1200,
    },
    update: { toast: 'Genre Updated Succesfully.', goTo: '/admin/genres', after: 1200 },
  },
});
