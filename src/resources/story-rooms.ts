import { defineResource } from '../engine/define-resource.ts';

interface Host {
  firstName?: string | null;
  lastName?: string | null;
}

/** The host's name, or "Story User" if the host has none. */
const hostName = ({ host }: { host?: Host | null }) =>
  [host?.firstName, host?.lastName].filter(Boolean).join(' ') || 'Story User';

const statusVariants = { active: 'success', upcoming: 'info', completed: 'quiet' } as const;

export const storyRooms = defineResource({
  name: 'stories',
  routes: { list: '/admin/stories', view: '/admin/view/story/:id' },
  labels: { singular: 'Story', plural: 'Stories' },
  operations: {
    list: 'GET /api/admin/getAllStoryRooms',
    read: 'GET /api/admin/getStory/{id}',
    update: 'PUT /api/admin/updateStory/{id}',
    delete: 'DELETE /api/admin/deleteStory/{id}',
  },
  rows: 'stories',
  record: 'story',
  recordLabel: (room) => room.roomName ?? '',
  search: { placeholder: 'search by room name', fields: ['roomName'] },
  columns: [
    { key: 'roomName', label: 'Room Name' },
    { key: 'status', label: 'Status', type: 'badge', variants: statusVariants },
    { key: 'theme', label: 'Theme' },
    { key: 'participants', label: 'Participants', type: 'count' },
    { key: 'description', label: 'Description', type: 'excerpt' },
    { label: 'Host', value: hostName },
  ],
  detailFields: [
    { key: 'roomName', label: 'Room Name' },
    { key: 'status', label: 'Status', type: 'badge', variants: statusVariants },
    { key: 'theme', label: 'Theme' },
    { key: 'participants', label: 'Participants', type: 'count' },
    { key: 'description', label: 'Description' },
    { label: 'Host', value: hostName },
    { key: 'createdAt', label: 'Created', type: 'dateTime' },
    { key: 'updatedAt', label: 'Last updated', type: 'dateTime' },
  ],
  formFields: {
    roomName: { label: 'Room Name', type: 'text' },
    status: { label: 'Status', type: 'select' },
    theme: {
      label: 'Theme',
      type: 'lookup',
      options: { operation: 'GET /api/genre/getAllGenre', rows: 'data', value: 'genre' },
    },
    description: { label: 'Description', type: 'textarea' },
  },
  toFormValues: ({ roomName, status, theme, description }) => ({
    roomName,
    status,
    theme,
    description,
  }),
  mutations: {
    update: {
      successMessage: 'Story Room Updated Succesfully.  Redirecting...',
      redirectTo: '/admin/stories',
      redirectDelayMs: 1200,
    },
    delete: {
      confirm: 'Are you sure you want to delete this story room?',
      successMessage: 'Story Deleted Successsfully',
    },
  },
});
