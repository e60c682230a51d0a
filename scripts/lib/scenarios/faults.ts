/** Scenarios that no contract documents: the faults of servers and networks. */
import type { ContractOperation } from '../../generate/contract-operations.ts';
import { exampleBody, findSuccessSchema, simplify } from './response-shape.ts';

/** What happens to the connection. */
const connectionFaults = { slow: 'Slow (3 seconds)', offline: 'Offline', timeout: 'Timeout' };

interface BodyFault {
  label: string;
  /** JSON by default. */
  type?: string;
  build: (operation: ContractOperation) => string;
}

function truncate(operation: ContractOperation): string {
  const text = JSON.stringify(exampleBody(operation));
  return text.slice(0, Math.ceil(text.length / 2));
}

const buildOtherShape = (operation: ContractOperation) =>
  simplify(findSuccessSchema(operation) ?? {}).type === 'array' ? '{}' : '[]';

/** Responses with status 200 whose body is wrong. */
const bodyFaults: Readonly<Record<string, BodyFault>> = {
  'empty-body': { label: 'Empty body', build: () => '' },
  html: {
    label: 'HTML instead of JSON',
    type: 'text/html',
    build: () => '<!doctype html><title>Maintenance</title><p>We will be back soon.</p>',
  },
  truncated: { label: 'Truncated JSON', build: truncate },
  'wrong-shape': { label: 'Wrong shape', build: buildOtherShape },
};

/** The body of a fault with its media type; undefined for the name of another scenario. */
export function buildFaultBody(name: string, operation: ContractOperation) {
  const fault = bodyFaults[name];
  return fault && { type: fault.type ?? 'application/json', text: fault.build(operation) };
}

/** The faults of an operation; those of the body only if its response has one. */
export function listFaults(operation: ContractOperation) {
  const bodies = findSuccessSchema(operation) ? Object.entries(bodyFaults) : [];
  const labels = [
    ...Object.entries(connectionFaults),
    ...bodies.map(([name, { label }]) => [name, label] as const),
  ];
  return labels.map(([name, label]) => ({ name, label, kind: 'fault' as const }));
}
