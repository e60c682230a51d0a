/** Scenarios that no contract documents: the faults of servers and networks. */
import { type ContractOperation, schemaOf } from '../../generate/contract-operations.ts';
import { findSuccessStatus, simplify } from './response-shape.ts';
import type { ScenarioDescription } from './catalogue.ts';
import { exampleBody } from './example-body.ts';

interface FaultBody {
  type: 'application/json' | 'text/html';
  text: string;
}

/** What happens to the connection. */
const connectionFaults = {
  slow: 'Slow (3 seconds)',
  offline: 'Offline',
  timeout: 'Timeout',
} as const;

type ConnectionFault = keyof typeof connectionFaults;

const isListed = (name: string): name is ConnectionFault => name in connectionFaults;

/** The fault of the connection with this name. */
export const findConnectionFault = (name: string) => (isListed(name) ? name : undefined);

interface BodyFault {
  label: string;
  build: (operation: ContractOperation) => FaultBody;
}

const json = (text: string): FaultBody => ({ type: 'application/json', text });

function truncate(operation: ContractOperation): FaultBody {
  const text = JSON.stringify(exampleBody(operation));
  return json(text.slice(0, Math.ceil(text.length / 2)));
}

function buildOtherShape({ operation }: ContractOperation): FaultBody {
  const schema = schemaOf(operation.responses?.[findSuccessStatus(operation.responses)]) ?? {};
  return json(simplify(schema).type === 'array' ? '{}' : '[]');
}

/** Responses with status 200 whose body is wrong. */
const bodyFaults: Readonly<Record<string, BodyFault>> = {
  'empty-body': { label: 'Empty body', build: () => json('') },
  html: {
    label: 'HTML instead of JSON',
    build: () => ({
      type: 'text/html',
      text: '<!doctype html><title>Maintenance</title><p>We will be back soon.</p>',
    }),
  },
  truncated: { label: 'Truncated JSON', build: truncate },
  'wrong-shape': { label: 'Wrong shape', build: buildOtherShape },
};

export const buildFaultBody = (name: string, operation: ContractOperation) =>
  bodyFaults[name]?.build(operation);

const hasResponseBody = ({ operation }: ContractOperation) =>
  schemaOf(operation.responses?.[findSuccessStatus(operation.responses)]) !== undefined;

/** The faults of an operation; those of the body only if its response has one. */
export function listFaults(operation: ContractOperation): ScenarioDescription[] {
  const labels = [
    ...Object.entries(connectionFaults),
    ...(hasResponseBody(operation)
      ? Object.entries(bodyFaults).map(([name, { label }]) => [name, label] as const)
      : []),
  ];
  return labels.map(([name, label]) => ({ name, label, kind: 'fault' }));
}
