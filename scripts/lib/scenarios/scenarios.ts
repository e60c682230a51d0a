/** The scenarios of an operation. Each is a state of its response. */
import { isDeepStrictEqual } from 'node:util';
import { splitWords } from '../../../src/engine/config/labels.ts';
import {
  type ContractOperation,
  listExamples,
  listResponses,
  readSuccess,
} from '../../generate/contract-operations.ts';
import { createRowsBody, exampleBody } from './example-bodies.ts';
import { limitTexts, replaceTexts } from './limit-texts.ts';

export interface Scenario {
  /** The name of the scenario, which identifies it together with the operation, as in `getAllUsers:500`. */
  name: string;
  label: string;
  kind: 'example' | 'failure' | 'fault' | 'generated';
  /** The header by which Prism's mock responds in this way (https://docs.stoplight.io/docs/prism). */
  prefer?: string;
  /** Builds a body that replaces the one of the mock. It is sent as JSON, unless it is a text. */
  build?: (url: string) => unknown;
  /** The media type of the body; by default JSON. */
  type?: string;
}

/** The status that is sent for `default`, or for a range such as `4XX`. */
const toCode = (status: string) => (status === 'default' ? '500' : status.replaceAll(/x/gi, '0'));

const withoutFullStop = (text: string) => text.replace(/\.$/, '');

/** The documented responses by status, with a scenario for each example, or a single one if there are no examples. */
const listDocumented = (operation: ContractOperation): Scenario[] =>
  listResponses(operation).flatMap(([status, message]) => {
    const kind = toCode(status).startsWith('2') ? ('example' as const) : ('failure' as const);
    const examples = Object.entries(listExamples(message));
    const code = `code=${toCode(status)}`;
    if (examples.length < 2) {
      const label = `${status}: ${withoutFullStop(message.description ?? '')}`;
      return [{ kind, name: status, label, prefer: code }];
    }
    return examples.map(([name, { summary }]) => ({
      kind,
      name: `${status}.${name}`,
      label: `${status}: ${withoutFullStop(summary ?? splitWords(name).join(' '))}`,
      prefer: `${code}, example=${name}`,
    }));
  });

function truncate(value: unknown): string {
  const text = JSON.stringify(value);
  return text.slice(0, Math.ceil(text.length / 2));
}

const page = '<!doctype html><title>Maintenance</title><p>We will be back soon.</p>';

/** Wrong bodies that replace the example. */
const listBodyFaults = (example: unknown): Omit<Scenario, 'kind'>[] => [
  { name: 'empty-body', label: 'Empty body', build: () => '' },
  { name: 'html', label: 'HTML instead of JSON', type: 'text/html', build: () => page },
  { name: 'truncated', label: 'Truncated JSON', build: () => truncate(example) },
  { name: 'wrong-shape', label: 'Wrong shape', build: () => (Array.isArray(example) ? {} : []) },
];

/** The ways in which a connection fails. The middleware knows these names. */
const connectionFaults = [
  { name: 'slow', label: 'Slow (3 seconds)' },
  { name: 'offline', label: 'Offline' },
  { name: 'timeout', label: 'Timeout' },
];

/**
 * Scenarios with other numbers of rows, and with the texts of the example at their limits, unless nothing would change.
 */
function listGenerated(operation: ContractOperation, example: unknown): Omit<Scenario, 'kind'>[] {
  const texts = Object.entries(limitTexts).flatMap(([name, limit]) => {
    const body = replaceTexts(example, readSuccess(operation).schema ?? {}, limit);
    return isDeepStrictEqual(body, example)
      ? []
      : [{ name, label: limit.label, build: () => body }];
  });
  const rows = [0, 10_000].flatMap((total) => {
    const build = createRowsBody(operation, total);
    const [name, label] = [total || 'no', total.toLocaleString('en')];
    return build ? [{ name: `${name}-rows`, label: `${total ? label : 'No'} rows`, build }] : [];
  });
  return [...texts, ...rows];
}

export function listScenarios(operation: ContractOperation): Scenario[] {
  const hasBody = readSuccess(operation).schema !== undefined;
  const example = hasBody ? exampleBody(operation) : undefined;
  const faults = [...connectionFaults, ...(hasBody ? listBodyFaults(example) : [])];
  const generated = hasBody ? listGenerated(operation, example) : [];
  return [
    ...listDocumented(operation),
    ...faults.map((fault) => ({ ...fault, kind: 'fault' as const })),
    ...generated.map((scenario) => ({ ...scenario, kind: 'generated' as const })),
  ];
}
