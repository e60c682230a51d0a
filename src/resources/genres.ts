import { defineResource } from '../engine/define-resource.ts';

export const genres = defineResource({
  name: 'genres',
  path: { list: '/admin/genres', view: '/admin/view/genre/:id' },
  label: { one: 'Genre', many: 'Genres' },
  routes: { list: 'GET /api/admin/getAllGenres', read: 'GET /api/admin/getGenre/{id}' },
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
  fields: {},
  formValues: () => ({}),
  done: {},
});
