import { defineResource } from '../engine/define-resource.ts';

interface Host {
  firstName?: string | null;
  lastName?: string | null;
}

/** The host's name; a room whose host is missing is somebody's all the same. */
const hostName = ({ host }: { host?: Host | null }) =>
  [host?.firstName, host?.lastName].filter(Boolean).join(' ') || 'Story User';

export const storyRooms = defineResource({
  name: 'stories',
  path: { list: '/admin/stories', view: '/admin/view/story/:id' },
  label: { one: 'Story', many: 'Stories' },
  routes: {
    list: 'GET /api/admin/getAllStoryRooms',
    read: 'GET /api/admin/getStory/{id}',
    update: 'PUT /api/admin/updateStory/{id}',
    delete: 'DELETE /api/admin/deleteStory/{id}',
  },
  rows: 'stories',
  record: 'story',
  nameOf: (room) => room.roomName ?? '',
  search: { placeholder: 'search by room name' },
  columns: [
    { key: 'roomName', label: 'Room Name' },
    { key: 'status', label: 'Status', as: 'status' },
    { key: 'theme', label: 'Theme' },
    { key: 'participants', label: 'Participants', as: 'count' },
    { key: 'description', label: 'Description', as: 'excerpt' },
    { label: 'Host', value: hostName },
  ],
  details: [
    { key: 'roomName', label: 'Room Name' },
    { key: 'status', label: 'Status', as: 'status' },
    { key: 'theme', label: 'Theme' },
    { key: 'participants', label: 'Participants', as: 'count' },
    { key: 'description', label: 'Description' },
    { label: 'Host', value: hostName },
    { key: 'createdAt', label: 'Created', as: 'dateTime' },
    { key: 'updatedAt', label: 'Last updated', as: 'dateTime' },
  ],
  fields: {
    roomName: { label: 'Room Name', as: 'text' },
    status: { label: 'Status', as: 'select' },
    theme: {
      label: 'Theme',
      as: 'lookup',
      from: { route: 'GET /api/genre/getAllGenre', rows: 'data', word: 'genre' },
    },
    description: { label: 'Description', as: 'textarea' },
  },
  formValues: ({ roomName, status, theme, description }) => ({
    roomName,
    status,
    theme,
    description,
  }),
  done: {
    update: {
      toast: 'Story Room Updated Succesfully.  Redirecting...',
      goTo: '/admin/stories',
      after: 1200,
    },
    delete: {
      confirm: 'Are you sure you want to delete this story room?',
      toast: 'Story Deleted Successsfully',
    },
  },
});
