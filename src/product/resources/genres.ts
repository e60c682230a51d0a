import TagsOutlined from '@ant-design/icons-svg/es/asn/TagsOutlined.js';
import { defineResource } from '../../engine/config/define-resource.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';

const importStarters = () => import('./genres/starters-cell.tsx');
const importCard = () => import('./genres/genre-card-fields.tsx');
const StartersCell = lazyComponent(importStarters, (module) => module.StartersCell);
const GenreCardFields = lazyComponent(importCard, (module) => module.GenreCardFields);
const GenreCard = lazyComponent(importCard, (module) => module.GenreCard);

export const genres = defineResource({
  name: 'genres',
  icon: TagsOutlined,
  operations: {
    list: 'GET /api/admin/getAllGenres',
    read: 'GET /api/admin/getGenre/{id}',
    create: 'POST /api/genre/addGenre',
    update: 'PUT /api/admin/updateGenre/{id}',
  },
  columns: [
    { key: 'genre', swatches: ['backgroundColour', 'colour'] },
    { key: 'starter', label: 'Total Starter' },
    { label: 'Starter 1', value: ({ starter }) => starter?.[0]?.starter },
  ],
  detailFields: [
    'image',
    { key: 'colour', type: 'colour' },
    { key: 'backgroundColour', type: 'colour' },
    { key: 'starter', cell: StartersCell },
    'createdAt',
    'updatedAt',
  ],
  detailSections: [{ title: 'Card', component: GenreCard }],
  formFields: {
    colour: { requiredMessage: 'Please Add Genre Colour' },
    backgroundColour: { requiredMessage: 'Please Add Genre Background Colour' },
    image: { cropSize: [194, 112], requiredMessage: 'Please Add or Crop image' },
    starter: { requiredMessage: 'Please add atleast one starter' },
  },
  formSections: [{ fields: ['genre', 'colour', 'backgroundColour'], component: GenreCardFields }],
  duplicate: true,
  mutations: {
    create: { successMessage: 'Genre Added Succesfully.  Redirecting...' },
    update: { successMessage: 'Genre Updated Succesfully.', sends: 'changes' },
  },
});
