/** Finds the rule of a difference. */
import type { Difference } from './difference.ts';
import { hasRule, ruleOf } from './rules/rules.ts';
import type { Rule } from './rules/rule.ts';
import { ruleId } from './rules/schema-rules.ts';
import type { SchemaDifference, Side } from './schemas/schema-difference.ts';

/** The paths of an error response that the console reads. */
const errorMessagePaths = new Set(['', 'error', 'error.message']);

const sideOf = (part: string): Side => (part.startsWith('response') ? 'response' : 'request');

const isError = (part: string) => part.startsWith('response') && !part.startsWith('response 2');

/** The rule of an added or removed property; readOnly adds or removes it for requests, writeOnly for responses. */
function existenceRule({ topic, change, property }: SchemaDifference, side: Side, isUsed: boolean) {
  const id = ruleId(side, topic, change);
  const isRequired = property?.isRequired === true;
  if (isRequired && hasRule(`${id}-required`)) return `${id}-required`;
  return !isUsed && !isRequired && hasRule(`${id}-unused`) ? `${id}-unused` : id;
}

function schemaRule(schema: SchemaDifference, side: Side, isUsed: boolean): string {
  if (schema.property) return existenceRule(schema, side, isUsed);
  const id = ruleId(side, schema.topic, schema.change);
  if (hasRule(id)) return id;
  // The topic has no rule for `changed`: assume the effect that is breaking.
  return ruleId(side, schema.topic, side === 'request' ? 'tightened' : 'relaxed');
}

function errorRule({ path = '', schema, rule }: Difference): string | undefined {
  if (!schema && rule !== undefined && !rule.startsWith('response-')) return undefined;
  if (!errorMessagePaths.has(path)) return 'error-response-changed';
  if (!schema?.property) return undefined;
  return schema.change === 'removed' ? 'error-message-removed' : 'error-response-changed';
}

function ruleIdOf(difference: Difference, isUsed: boolean): string {
  const { part = '', rule, schema, isUnsent = false } = difference;
  if (part.startsWith('headers')) {
    return rule?.startsWith('response-header') ? rule : 'response-header-changed';
  }
  if (isUnsent) return 'unsent-parameter-changed';
  const errorRuleId = isError(part) ? errorRule(difference) : undefined;
  if (errorRuleId !== undefined) return errorRuleId;
  if (schema) return schemaRule(schema, sideOf(part), isUsed);
  const isUnused = rule === 'parameter-removed' && !isUsed && !difference.parameter?.isRequired;
  return isUnused ? 'parameter-removed-unused' : String(rule);
}

/** `isUsed`: whether a screen reads or sends the value itself. */
export const classify = (difference: Difference, isUsed: boolean): Rule =>
  ruleOf(ruleIdOf(difference, isUsed));
