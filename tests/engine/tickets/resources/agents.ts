import { defineResource } from '../../../../src/engine/config/define-resource.ts';

export const agents = defineResource({
  name: 'agents',
  operations: {
    list: 'GET /agents',
    read: 'GET /agents/{agentId}',
    create: 'POST /agents',
    update: 'PUT /agents/{agentId}',
  },
  // Optional: labels, search, columns, detailFields, formFields, mutations, … (src/engine/README.md)
});
