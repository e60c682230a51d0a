/** The changes of a contract, each with its class, its reason and the screens that it affects. */
import { sortBy } from 'es-toolkit';
import type { ScreenUse, Use } from '../lib/contract-usage/uses.ts';
import { compareOperations, type OperationDifference } from './compare-operations.ts';
import type { Difference } from './difference.ts';
import { formatLocation } from './document.ts';
import { type Rule, rules } from './rules.ts';

/** An affected screen and its affected parts, `column Username`; empty where it is the whole screen. */
export interface AffectedScreen {
  screen: string;
  address: string;
  resource?: string;
  parts: string[];
}

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

const isErrorResponse = (part: string) =>
  part.startsWith('response') && !part.startsWith('response 2');

const isBelow = (path: string, above: string) =>
  above === '' || path.startsWith(`${above}.`) || path.startsWith(`${above}[`);

/** Whether the property itself is used, or a parent with everything below it. */
function isDirect({ property }: Use, changed: string): boolean {
  const base = property.replace(/\.\*$/, '');
  return base === changed || (base !== property && isBelow(changed, base));
}

const withoutUses = (screens: readonly ScreenUse[]): ScreenUse[] =>
  screens.map((screen) => ({ ...screen, uses: [] }));

/** The screens that use the changed value or a value inside it, the part of the operation, or the operation. */
function screensOf(difference: OperationDifference, usage: readonly ScreenUse[]) {
  const { before, after, part = '', path } = difference;
  const keys = new Set([before?.key, after?.key]);
  const screens = usage.filter(({ operationKey }) => keys.has(operationKey));
  const whole = withoutUses(screens);
  if (path === undefined || isErrorResponse(part)) return { exact: [], ofPart: [], whole };

  const side = part.startsWith('response') ? 'response' : part;
  const ofPart = screens
    .map((screen) => ({ ...screen, uses: screen.uses.filter((use) => use.part === side) }))
    .filter(({ uses }) => uses.length > 0);
  const exact = ofPart
    .filter(({ uses }) => uses.some((use) => isDirect(use, path) || isBelow(use.property, path)))
    .map((screen) => ({ ...screen, uses: screen.uses.filter((use) => isDirect(use, path)) }));
  return { exact, ofPart: withoutUses(ofPart), whole };
}

/** From the first to the last of a resource. */
const kinds = ['list', 'detail', 'form', 'page'];
const rankOf = ({ screen }: AffectedScreen) => kinds.indexOf(screen.split(' ').at(-1) ?? '');

/** Each screen once, with all its affected parts; grouped by resource, the list first. */
function mergeScreens(all: readonly ScreenUse[]): AffectedScreen[] {
  const merged = [...Map.groupBy(all, ({ screen }) => screen)].map(([screen, same]) => {
    const { address = '', resource } = same.at(-1) ?? {};
    const labels = same.flatMap(({ uses }) => uses.map(({ label }) => label));
    return { screen, address, ...(resource && { resource }), parts: [...new Set(labels)] };
  });
  const resources = all.map(({ resource }) => resource);
  return sortBy(merged, [({ resource }) => resources.indexOf(resource), rankOf]);
}

const rulesById = new Map(rules.map((rule) => [rule.id, rule]));

/** The paths of an error response that the console reads. */
const errorMessagePaths = new Set(['', 'error', 'error.message']);

/** `isUsed`: whether a screen reads or sends the value itself. */
function ruleIdOf(difference: Difference, isUsed: boolean) {
  const { part = '', rule, path = '', isRequired, isUnsent } = difference;
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
function selectScreens(rule: Rule, { exact, ofPart, whole }: ReturnType<typeof screensOf>) {
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

function toChange(same: readonly ReturnType<typeof classifyDifference>[]): ContractChange {
  const worst = same.reduce((one, other) => (other.rule.class < one.rule.class ? other : one));
  const screens = mergeScreens(same.flatMap((one) => one.screens));
  const places = [...new Set(same.map(({ place }) => place))];
  const location = places.length > 3 ? `${places.length} operations` : places.join(', ');
  return {
    class: worst.rule.class,
    rule: worst.rule.id,
    change: `${location} ${worst.description}`,
    reason: worst.rule.reason,
    operations: [...new Set(same.map(({ operation }) => operation))],
    resources: [...new Set(screens.flatMap(({ resource }) => resource ?? []))],
    screens,
  };
}

/** Compares two contracts; returns the changes, breaking ones first, with the screens that each affects. */
export function findContractChanges(before: object, after: object, usage: readonly ScreenUse[]) {
  const each = compareOperations(before, after).map((difference) =>
    classifyDifference(difference, usage),
  );
  const byKey = Map.groupBy(each, ({ key }) => key);
  return sortBy([...byKey.values()].map(toChange), ['class']);
}
