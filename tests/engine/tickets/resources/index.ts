import { completeResources } from '../../../../src/engine/config/complete-resources.ts';
import {
  operations,
  type OperationTypes as TicketOperationTypes,
} from '../generated/operations.ts';
import { agents } from './agents.ts';
import { tickets } from './tickets.ts';

declare module '../../../../src/generated/operations.ts' {
  interface OperationTypes extends TicketOperationTypes {}
}

declare module '../../../../src/engine/config/registered-resources.ts' {
  interface Register {
    agents: unknown;
    tickets: unknown;
  }
}

/** A ticket tracker, as scaffolded, with the reference from a ticket to its assignee, and the conditions of the actions. */
export const ticketTracker = completeResources({ agents, tickets }, operations);
