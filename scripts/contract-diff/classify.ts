/** Finds the rule of a difference, and the probable new name of what was removed. */
import type { OperationDifference } from './compare-operations.ts';
import type { Difference } from './difference.ts';
import { canonicalJson } from './document.ts';
import { type Rule, rules } from './rules.ts';

const rulesById = new Map(rules.map((rule) => [rule.id, rule]));

/** The paths of an error response that the console reads. */
const errorMessagePaths = new Set(['', 'error', 'error.message']);

export const isErrorResponse = (part = '') =>
  part.startsWith('response') && !part.startsWith('response 2');

function ruleIdOf({ part, rule, path = '', subject, isUnsent }: Difference, isUsed: boolean) {
  if (part === 'headers' && !rule.startsWith('response-header')) return 'response-header-changed';
  if (isUnsent) return 'unsent-parameter-changed';
  if (isErrorResponse(part) && rule.startsWith('response-')) {
    if (!errorMessagePaths.has(path)) return 'error-response-changed';
    if (subject)
      return rule.endsWith('removed') ? 'error-message-removed' : 'error-response-changed';
  }
  const isUnused = subject && !subject.isRequired && !isUsed;
  if (subject?.isRequired && rulesById.has(`${rule}-required`)) return `${rule}-required`;
  if (isUnused && rulesById.has(`${rule}-unused`)) return `${rule}-unused`;
  if (rulesById.has(rule)) return rule;
  // The topic has no rule for `changed`: assume the effect that is breaking.
  return rule.replace(/changed$/, rule.startsWith('request') ? 'tightened' : 'relaxed');
}

/** `isUsed`: whether a screen reads or sends the value itself. */
export function classify(difference: Difference, isUsed: boolean): Rule {
  const id = ruleIdOf(difference, isUsed);
  const rule = rulesById.get(id);
  if (!rule) throw new Error(`There is no rule "${id}": add it in scripts/contract-diff/rules.ts.`);
  return rule;
}

/** An added or removed property or parameter: its name, its parent, and everything else that the contract defines. */
function existenceOf({ path = '', rule, subject }: Difference) {
  const [, verb] = /(?:property|^parameter)-(added|removed)$/.exec(rule) ?? [];
  if (!verb) return undefined;
  const name = path.split('.').at(-1) ?? '';
  const parentPath = path.slice(0, path.length - name.length);
  return { verb, name, content: canonicalJson([parentPath, subject]) };
}

/** The probable new name of a removed property: that of the only added one with the same parent and definition. */
export function findNewName(
  difference: OperationDifference,
  all: readonly OperationDifference[],
): string | undefined {
  const removed = existenceOf(difference);
  if (removed?.verb !== 'removed') return undefined;
  const [newName, ...others] = all
    .filter(({ after, part }) => after === difference.after && part === difference.part)
    .flatMap((one) => existenceOf(one) ?? [])
    .filter(({ verb, content }) => verb === 'added' && content === removed.content)
    .map(({ name }) => name);
  return others.length === 0 ? newName : undefined;
}
