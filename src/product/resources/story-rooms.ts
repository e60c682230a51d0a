import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined.js';
import { defineResource } from '../../engine/config/define-resource.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';

const importCells = () => import('./story-rooms/room-cells.tsx');
const HostCell = lazyComponent(importCells, (module) => module.HostCell);
const ParticipantsCell = lazyComponent(importCells, (module) => module.ParticipantsCell);
const ThemeCell = lazyComponent(importCells, (module) => module.ThemeCell);

interface Room {
  host?: { firstName?: string | null; lastName?: string | null } | null;
}

/** The host's name, or "Story User" if the host has none. */
const getHostName = ({ host }: Room) =>
  [host?.firstName, host?.lastName].filter(Boolean).join(' ').trim() || 'Story User';

const statusVariants = { active: 'success', upcoming: 'info', completed: 'quiet' } as const;

const status = { key: 'status', type: 'badge', variants: statusVariants } as const;

export const storyRooms = defineResource({
  name: 'stories',
  icon: BookOutlined,
  operations: {
    list: 'GET /api/admin/getAllStoryRooms',
    read: 'GET /api/admin/getStory/{id}',
    update: 'PUT /api/admin/updateStory/{id}',
    delete: 'DELETE /api/admin/deleteStory/{id}',
  },
  columns: [
    { key: 'roomName', minWidth: 226 },
    status,
    { key: 'theme', width: 124 },
    { key: 'participants', type: 'count' },
    'description',
    {
      label: 'Host',
      value: getHostName,
      minWidth: 136,
      filter: { key: 'host', resource: 'users' },
    },
  ],
  inlineEdit: ['status'],
  detailFields: [
    status,
    { key: 'theme', cell: ThemeCell },
    { key: 'participants', cell: ParticipantsCell },
    'description',
    { label: 'Host', value: getHostName, cell: HostCell },
    'createdAt',
    'updatedAt',
  ],
  formFields: {
    theme: {
      type: 'reference',
      options: { operation: 'GET /api/genre/getAllGenre', rows: 'data', value: 'genre' },
    },
  },
  mutations: {
    update: {
      successMessage: 'Story Room Updated Succesfully.  Redirecting...',
      sends: 'changes',
    },
    delete: {
      confirm: 'Are you sure you want to delete this story room?',
      successMessage: 'Story Deleted Successsfully',
    },
  },
});
