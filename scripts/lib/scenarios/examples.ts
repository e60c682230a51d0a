/** Scenarios from the contract's examples and documented failures, to which Prism's mock responds. */
import { splitWords } from '../../../src/engine/config/labels.ts';
import { type ContractOperation, examplesOf } from '../../generate/contract-operations.ts';

/** A status that stands for `default` or for a range such as `4XX`. */
const toCode = (status: string) => (status === 'default' ? '500' : status.replaceAll(/x/gi, '0'));

const withoutFullStop = (text: string) => text.replace(/\.$/, '');

/**
 * The responses of the contract, by status: one scenario for each example, or one where there are none. `prefer` is the
 * header with which Prism responds so (https://docs.stoplight.io/docs/prism).
 */
export function listExamples({ operation }: ContractOperation) {
  return Object.entries(operation.responses ?? {}).flatMap(([status, message]) => {
    const kind = toCode(status).startsWith('2') ? ('example' as const) : ('failure' as const);
    const examples = Object.entries(examplesOf(message));
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
}
