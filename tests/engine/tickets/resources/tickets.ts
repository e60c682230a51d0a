import { defineResource } from '../../../../src/engine/config/define-resource.ts';

export const tickets = defineResource({
  name: 'tickets',
  operations: {
    list: 'GET /tickets',
    read: 'GET /tickets/{ticketId}',
    create: 'POST /tickets',
    update: 'PATCH /tickets/{ticketId}',
    delete: 'DELETE /tickets/{ticketId}',
  },
  actions: [
    // Set: `when`.
    {
      label: 'Close',
      operation: 'POST /tickets/{ticketId}/close',
      when: ({ status }) => status !== 'closed',
    },
    {
      label: 'Reopen',
      operation: 'POST /tickets/{ticketId}/reopen',
      when: ({ status }) => status === 'closed',
    },
  ],
  // Set: the reference to agents.
  detailFields: [
    'title',
    'description',
    'priority',
    'status',
    'tags',
    'dueAt',
    { key: 'assigneeId', type: 'reference', resource: 'agents' },
  ],
  formFields: { assigneeId: { label: 'Assignee', type: 'reference', resource: 'agents' } },
});
