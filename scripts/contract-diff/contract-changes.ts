/** The changes of a contract, each with its class, its reason and the screens that it affects. */
import type { ScreenUse } from '../lib/contract-usage/uses.ts';
import {
  type AffectedScreen,
  isErrorResponse,
  mergeScreens,
  type Screens,
  screensOf,
} from './affected-screens.ts';
import { compareOperations, type OperationDifference } from './compare-operations.ts';
import type { Difference } from './difference.ts';
import { formatLocation } from './document.ts';
import { type Rule, rules } from './rules.ts';

/** One change of the contract in all the operations where it occurs. */
export interface ContractChange {
  class: Rule['class'];
  /** The id of its rule: `request-max-length-tightened`. */
  rule: string;
  /** "`Starter.description` maxLength 250 → 200" */
  change: string;
  /** Why it is breaking or not, in one sentence. */
  reason: string;
  operations: string[];
  resources: string[];
  screens: AffectedScreen[];
}

const rulesById = new Map(rules.map((rule) => [rule.id, rule]));

/** The paths of an error response that the console reads. */
const errorMessagePaths = new Set(['', 'error', 'error.message']);

/** `isUsed`: whether a screen reads or sends the value itself. */
function ruleIdOf({ part, rule, path = '', isRequired, isUnsent }: Difference, isUsed: boolean) {
  if (part === 'headers' && !rule.startsWith('response-header')) return 'response-header-changed';
  if (isUnsent) return 'unsent-parameter-changed';
  if (isErrorResponse(part) && rule.startsWith('response-')) {
    if (!errorMessagePaths.has(path)) return 'error-response-changed';
    if (isRequired !== undefined)
      return rule.endsWith('removed') ? 'error-message-removed' : 'error-response-changed';
  }
  if (isRequired && rulesById.has(`${rule}-required`)) return `${rule}-required`;
  if (isRequired === false && !isUsed && rulesById.has(`${rule}-unused`)) return `${rule}-unused`;
  if (rulesById.has(rule)) return rule;
  // The topic has no rule for `changed`: assume the effect that is breaking.
  return rule.replace(/changed$/, rule.startsWith('request') ? 'tightened' : 'relaxed');
}

/** Rules of additions that a screen could show or send. */
const additions = new Set([
  'parameter-added',
  'request-property-added',
  'request-read-only-removed',
  'response-property-added',
  'response-write-only-removed',
]);

/** Where no screen uses the value itself, a breaking change or an addition affects each screen as a whole. */
function selectScreens(rule: Rule, { exact, ofPart, whole }: Screens): AffectedScreen[] {
  if (exact.length > 0) return exact;
  if (rule.class === 'breaking') return ofPart.length > 0 ? ofPart : whole;
  return additions.has(rule.id) ? ofPart : [];
}

function classifyDifference(difference: OperationDifference, usage: readonly ScreenUse[]) {
  const { before, after, location, description } = difference;
  const screens = screensOf(difference, usage);
  const id = ruleIdOf(difference, screens.exact.length > 0);
  const rule = rulesById.get(id);
  if (!rule) throw new Error(`There is no rule "${id}": add it in scripts/contract-diff/rules.ts.`);
  const place = location ? formatLocation(location) : `\`${(before ?? after)?.id}\``;
  return {
    rule,
    operation: (after ?? before)?.id ?? '',
    place,
    description,
    /** Differences with the same key are one change. */
    key: location ? `${place} ${description}` : description,
    screens: selectScreens(rule, screens),
  };
}

/** Sorts the breaking ones first. */
const compareClasses = (one: Pick<Rule, 'class'>, other: Pick<Rule, 'class'>) =>
  one.class.localeCompare(other.class);

function toChange(same: readonly ReturnType<typeof classifyDifference>[]): ContractChange[] {
  const [worst] = same.toSorted((one, other) => compareClasses(one.rule, other.rule));
  if (!worst) return [];
  const screens = mergeScreens(same.flatMap((one) => one.screens));
  const places = [...new Set(same.map(({ place }) => place))];
  const location = places.length > 3 ? `${places.length} operations` : places.join(', ');
  return [
    {
      class: worst.rule.class,
      rule: worst.rule.id,
      change: `${location} ${worst.description}`,
      reason: worst.rule.reason,
      operations: [...new Set(same.map(({ operation }) => operation))],
      resources: [...new Set(screens.flatMap(({ resource }) => resource ?? []))],
      screens,
    },
  ];
}

/** Compares two contracts; returns the changes, breaking ones first, with the screens that each affects. */
export function findContractChanges(
  before: object,
  after: object,
  usage: readonly ScreenUse[],
): ContractChange[] {
  const each = compareOperations(before, after).map((difference) =>
    classifyDifference(difference, usage),
  );
  const byKey = Map.groupBy(each, ({ key }) => key);
  return [...byKey.values()].flatMap(toChange).toSorted(compareClasses);
}
