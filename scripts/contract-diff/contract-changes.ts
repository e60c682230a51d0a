import type { OperationUsage } from '../lib/contract-usage/usage.ts';
import { type AffectedScreen, mergeScreens, type Screens, screensOf } from './affected-screens.ts';
import { classify, findNewName } from './classify.ts';
import { compareOperations } from './compare-operations.ts';
import type { Difference } from './difference.ts';
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
  difference: Difference;
  rule: Rule;
  reason: string;
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
function affectedScreens(rule: Rule, { exact, ofPart, whole }: Screens): AffectedScreen[] {
  if (exact.length > 0) return exact;
  if (rule.class === 'breaking') return ofPart.length > 0 ? ofPart : whole;
  return additions.has(rule.id) ? ofPart : [];
}

function classifyDifference(
  difference: Difference,
  all: readonly Difference[],
  usage: readonly OperationUsage[],
): Classified {
  const screens = screensOf(difference, usage);
  const rule = classify(difference, screens.exact.length > 0);
  const newName = findNewName(difference, all);
  const hint = newName === undefined ? '' : ` It may have been renamed to \`${newName}\`.`;
  return { difference, rule, reason: rule.reason + hint, screens: affectedScreens(rule, screens) };
}

/** Differences with the same key are one change. */
const keyOf = ({ difference: { location, description, isShared } }: Classified) =>
  isShared ? description : `${formatLocation(location)} ${description}`;

const isBreaking = (one: { class: Rule['class'] }) => one.class === 'breaking';

function toChange(same: readonly Classified[]): ContractChange[] {
  const worst = same.find(({ rule }) => isBreaking(rule)) ?? same[0];
  if (!worst) return [];
  const screens = mergeScreens(same.flatMap((one) => one.screens));
  const locations = [...new Set(same.map(({ difference }) => formatLocation(difference.location)))];
  const location = locations.length > 3 ? `${locations.length} operations` : locations.join(', ');
  const ids = same.map(
    ({ difference: { operation } }) => (operation.after ?? operation.before)?.id,
  );
  return [
    {
      class: worst.rule.class,
      rule: worst.rule.id,
      change: `${location} ${worst.difference.description}`,
      reason: worst.reason,
      operations: [...new Set(ids.filter((id) => id !== undefined))],
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
  const changes = [...Map.groupBy(each, keyOf).values()].flatMap(toChange);
  return [...changes.filter(isBreaking), ...changes.filter((change) => !isBreaking(change))];
}
