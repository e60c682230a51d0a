/** Finds the rule of a difference, and the probable new name of what was removed. */
import { canonicalJson } from './document.ts';
import type { Difference } from './difference.ts';
import { type Rule, ruleId, rules } from './rules.ts';

const rulesById = new Map(rules.map((rule) => [rule.id, rule]));

/** The paths of an error response that the console reads. */
const errorMessagePaths = new Set(['', 'error', 'error.message']);

export const isErrorResponse = (part: string) =>
  part.startsWith('response') && !part.startsWith('response 2');

function schemaRule({ part = '', topic, change, subject }: Difference, isUsed: boolean) {
  const side = part.startsWith('response') ? 'response' : 'request';
  const id = ruleId(side, String(topic), String(change));
  if (subject?.isRequired && rulesById.has(`${id}-required`)) return `${id}-required`;
  const isUnused = subject && !subject.isRequired && !isUsed;
  if (isUnused && rulesById.has(`${id}-unused`)) return `${id}-unused`;
  if (rulesById.has(id)) return id;
  // The topic has no rule for `changed`: assume the effect that is breaking.
  return ruleId(side, String(topic), side === 'request' ? 'tightened' : 'relaxed');
}

function ruleIdOf(difference: Difference, isUsed: boolean): string {
  const { part = '', rule = '', path = '', topic, change, subject, isUnsent } = difference;
  if (part === 'headers') {
    return rule.startsWith('response-header') ? rule : 'response-header-changed';
  }
  if (isUnsent) return 'unsent-parameter-changed';
  if (isErrorResponse(part) && (topic || rule.startsWith('response-'))) {
    if (!errorMessagePaths.has(path)) return 'error-response-changed';
    if (subject) return change === 'removed' ? 'error-message-removed' : 'error-response-changed';
  }
  if (topic) return schemaRule(difference, isUsed);
  const isUnused = rule === 'parameter-removed' && !isUsed && !subject?.isRequired;
  return isUnused ? 'parameter-removed-unused' : rule;
}

/** `isUsed`: whether a screen reads or sends the value itself. */
export function classify(difference: Difference, isUsed: boolean): Rule {
  const id = ruleIdOf(difference, isUsed);
  const rule = rulesById.get(id);
  if (!rule) throw new Error(`There is no rule "${id}": add it in scripts/contract-diff/rules.ts.`);
  return rule;
}

const isRemoved = ({ change, rule }: Difference) =>
  change === 'removed' || rule === 'parameter-removed';

/** An added or removed property or parameter: its name, its parent, and everything else that the contract defines. */
function existenceOf({ path = '', topic = 'property', subject }: Difference) {
  if (!subject || topic !== 'property') return undefined;
  const name = path.split('.').at(-1) ?? '';
  const parentPath = path.slice(0, path.length - name.length);
  return { name, content: canonicalJson([parentPath, subject]) };
}

/** The probable new name of a removed property: that of the only added one with the same parent and definition. */
export function findNewName(
  difference: Difference,
  all: readonly Difference[],
): string | undefined {
  const removed = isRemoved(difference) && existenceOf(difference);
  if (!removed) return undefined;
  const [newName, ...others] = all
    .filter(({ operation }) => operation.after === difference.operation.after)
    .filter((one) => one.part === difference.part && !isRemoved(one))
    .flatMap((one) => existenceOf(one) ?? [])
    .filter(({ content }) => content === removed.content)
    .map(({ name }) => name);
  return others.length === 0 ? newName : undefined;
}
