/** All rules, by which changes of the contract are classified. */
import { requestRules, responseRules } from './message-rules.ts';
import { operationRules, parameterRules } from './operation-rules.ts';
import type { Rule } from './rule.ts';
import { schemaRules } from './schema-rules.ts';

export const rules: readonly Rule[] = [
  ...operationRules,
  ...parameterRules,
  ...requestRules,
  ...responseRules,
  ...schemaRules,
];

const byId = new Map(rules.map((rule) => [rule.id, rule]));

export const hasRule = (id: string) => byId.has(id);

export function ruleOf(id: string): Rule {
  const rule = byId.get(id);
  if (!rule) throw new Error(`There is no rule "${id}": add it in scripts/contract-diff/rules/.`);
  return rule;
}
