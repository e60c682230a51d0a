import { defineResource } from '../engine/define-resource.ts';
import { lazyComponent } from '../ui/load-module.ts';

const StartersCell = lazyComponent(
  () => import('./starters-cell.tsx'),
  (module) => module.StartersCell,
);

export const genres = defineResource({
  name: 'genres',
  routes: { list: '/admin/genres', view: '/admin/view/genre/:id', add: '/admin/genre/add' },
  labels: { singular: 'Genre', plural: 'Genres' },
  operations: {
    list: 'GET /api/admin/getAllGenres',
    read: 'GET /api/admin/getGenre/{id}',
    create: 'POST /api/genre/addGenre',
    update: 'PUT /api/admin/updateGenre/{id}',
  },
  rows: 'genres',
  record: 'genre',
  recordLabel: (genre) => genre.genre ?? '',
  search: { placeholder: 'search by genre', fields: ['genre'] },
  columns: [
    { key: 'genre', label: 'Genre' },
    { key: 'starter', label: 'Total Starter', type: 'count' },
    { label: 'Starter 1', value: ({ starter }) => starter?.[0]?.starter },
  ],
  detailFields: [
    { key: 'genre', label: 'Genre' },
    { key: 'starter', label: 'Starter', cell: StartersCell },
    { key: 'createdAt', label: 'Created', type: 'dateTime' },
    { key: 'updatedAt', label: 'Last updated', type: 'dateTime' },
  ],
  formFields: {
    genre: { label: 'Genre', type: 'text' },
    colour: { label: 'Colour', type: 'colour', requiredMessage: 'Please Add Genre Colour' },
    backgroundColour: {
      label: 'Background Colour',
      type: 'colour',
      requiredMessage: 'Please Add Genre Background Colour',
    },
    image: {
      label: 'Image',
      type: 'image',
      cropSize: [194, 112],
      requiredMessage: 'Please Add or Crop image',
    },
    starter: {
      label: 'Starter',
      type: 'list',
      listLabel: 'Starters',
      requiredMessage: 'Please add atleast one starter',
    },
  },
  toFormValues: ({ genre, colour, backgroundColour, image, starter }) => ({
    genre,
    colour,
    backgroundColour,
    image,
    starter: starter?.map(({ starter: text, description }) => ({
      starter: text ?? '',
      description: description ?? '',
    })),
  }),
  mutations: {
    create: {
      successMessage: 'Genre Added Succesfully.  Redirecting...',
      redirectTo: '/admin/genres',
      redirectDelayMs: 1200,
    },
    update: {
      successMessage: 'Genre Updated Succesfully.',
      redirectTo: '/admin/genres',
      redirectDelayMs: 1200,
    },
  },
});
