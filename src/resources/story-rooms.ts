import { defineResource } from '../engine/config/define-resource.ts';

interface Room {
  host?: { firstName?: string | null; lastName?: string | null } | null;
}

/** The host's name, or "Story User" if the host has none. */
const hostName = ({ host }: Room) =>
  [host?.firstName, host?.lastName].filter(Boolean).join(' ') || 'Story User';

const statusVariants = { active: 'success', upcoming: 'info', completed: 'quiet' } as const;

const fields = [
  'roomName',
  { key: 'status', type: 'badge', variants: statusVariants },
  { key: 'theme', width: 108 },
  { key: 'participants', type: 'count' },
  'description',
  { label: 'Host', value: hostName, width: 124 },
] as const;

export const storyRooms = defineResource({
  name: 'stories',
  operations: {
    list: 'GET /api/admin/getAllStoryRooms',
    read: 'GET /api/admin/getStory/{id}',
    update: 'PUT /api/admin/updateStory/{id}',
    delete: 'DELETE /api/admin/deleteStory/{id}',
  },
  columns: fields,
  detailFields: [...fields, 'createdAt', 'updatedAt'],
  formFields: {
    theme: {
      type: 'reference',
      options: { operation: 'GET /api/genre/getAllGenre', rows: 'data', value: 'genre' },
    },
  },
  mutations: {
    update: { successMessage: 'Story Room Updated Succesfully.  Redirecting...' },
    delete: {
      confirm: 'Are you sure you want to delete this story room?',
      successMessage: 'Story Deleted Successsfully',
    },
  },
});
