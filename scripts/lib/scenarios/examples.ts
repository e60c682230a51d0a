/** Scenarios from the contract's examples and documented failures, to which Prism's mock responds. */
import { splitWords } from '../../../src/engine/config/labels.ts';
import { type ContractOperation, examplesOf } from '../../generate/contract-operations.ts';
import type { ScenarioDescription } from './catalogue.ts';

interface ExampleScenario extends ScenarioDescription {
  /** The `Prefer` header with which Prism responds so (https://docs.stoplight.io/docs/prism). */
  prefer: string;
}

/** A status that stands for `default` or for a range such as `4XX`. */
const toCode = (status: string) => (status === 'default' ? '500' : status.replaceAll(/x/gi, '0'));

const withoutFullStop = (text: string) => text.replace(/\.$/, '');

/** The responses of the contract, by status: one scenario for each example, or one where there are none. */
export function listExamples({ operation }: ContractOperation): ExampleScenario[] {
  return Object.entries(operation.responses ?? {}).flatMap(([status, message]) => {
    const kind = toCode(status).startsWith('2') ? ('example' as const) : ('failure' as const);
    const examples = Object.entries(examplesOf(message));
    const code = `code=${toCode(status)}`;
    if (examples.length < 2) {
      const label = `${status}: ${withoutFullStop(message.description ?? '')}`;
      return [{ name: status, label, kind, prefer: code }];
    }
    return examples.map(([name, { summary }]) => ({
      name: `${status}.${name}`,
      label: `${status}: ${withoutFullStop(summary ?? splitWords(name).join(' '))}`,
      kind,
      prefer: `${code}, example=${name}`,
    }));
  });
}
