/** The changes of a contract, each with its class, its reason and the screens that it affects. */
import type { OperationUsage } from '../lib/contract-usage/usage.ts';
import { type AffectedScreen, mergeScreens, type Screens, screensOf } from './affected-screens.ts';
import { classify, findNewName } from './classify.ts';
import { compareOperations, type OperationDifference } from './compare-operations.ts';
import { formatLocation } from './document.ts';
import type { Rule } from './rules.ts';

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

interface Classified {
  rule: Rule;
  reason: string;
  operation: string;
  place: string;
  description: string;
  /** Differences with the same key are one change. */
  key: string;
  screens: AffectedScreen[];
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

function classifyDifference(
  difference: OperationDifference,
  all: readonly OperationDifference[],
  usage: readonly OperationUsage[],
): Classified {
  const { before, after, location, description } = difference;
  const screens = screensOf(difference, usage);
  const rule = classify(difference, screens.exact.length > 0);
  const newName = findNewName(difference, all);
  const hint = newName === undefined ? '' : ` It may have been renamed to \`${newName}\`.`;
  const place = location ? formatLocation(location) : `\`${(before ?? after)?.id}\``;
  return {
    rule,
    reason: rule.reason + hint,
    operation: (after ?? before)?.id ?? '',
    place,
    description,
    key: location ? `${place} ${description}` : description,
    screens: selectScreens(rule, screens),
  };
}

const isBreaking = (one: { class: Rule['class'] }) => one.class === 'breaking';

function toChange(same: readonly Classified[]): ContractChange[] {
  const worst = same.find(({ rule }) => isBreaking(rule)) ?? same[0];
  if (!worst) return [];
  const screens = mergeScreens(same.flatMap((one) => one.screens));
  const places = [...new Set(same.map(({ place }) => place))];
  const location = places.length > 3 ? `${places.length} operations` : places.join(', ');
  return [
    {
      class: worst.rule.class,
      rule: worst.rule.id,
      change: `${location} ${worst.description}`,
      reason: worst.reason,
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
  usage: readonly OperationUsage[],
): ContractChange[] {
  const all = compareOperations(before, after);
  const each = all.map((difference) => classifyDifference(difference, all, usage));
  const changes = [...Map.groupBy(each, ({ key }) => key).values()].flatMap(toChange);
  return [...changes.filter(isBreaking), ...changes.filter((change) => !isBreaking(change))];
}
