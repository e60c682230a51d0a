/** The changes of a contract, each with its class, its reason and the screens that it affects. */
import { compact, sortBy, uniq } from 'es-toolkit';
import type { ScreenUse, Use } from '../lib/contract-usage/uses.ts';
import { compareOperations, type OperationDifference } from './compare-operations.ts';
import { formatLocation } from './document.ts';
import { rules } from './rules.ts';

const isBelow = (path: string, above: string) =>
  above === '' || path.startsWith(`${above}.`) || path.startsWith(`${above}[`);

/** Whether the property itself is used, or a parent with everything below it. */
function isDirect({ property }: Use, changed: string): boolean {
  const base = property.replace(/\.\*$/, '');
  return base === changed || (base !== property && isBelow(changed, base));
}

/** 0 if the changed value or a value inside it is used, 1 if another value of its part is used, otherwise 2. */
function measureDistance(ofPart: readonly Use[], changed: string): number {
  if (ofPart.some((use) => isDirect(use, changed) || isBelow(use.property, changed))) return 0;
  return ofPart.length > 0 ? 1 : 2;
}

/** The screens that use the operation of a difference, each with the distance between its uses and the difference. */
function findScreens(difference: OperationDifference, usage: readonly ScreenUse[]) {
  const { before, after, part, path } = difference;
  return usage
    .filter(({ operationKey }) => [before?.key, after?.key].includes(operationKey))
    .map(({ uses, ...screen }) => {
      const ofPart = path === undefined ? [] : uses.filter((use) => use.part === part);
      const parts = ofPart.filter((use) => isDirect(use, path ?? '')).map(({ label }) => label);
      return { ...screen, parts, distance: measureDistance(ofPart, path ?? '') };
    });
}

/** The order of a resource's screens. */
const kinds = ['list', 'detail', 'form', 'page'];
const getRank = ({ screen }: { screen: string }) => kinds.indexOf(screen.split(' ').at(-1) ?? '');

/** Each screen once, with all its affected parts; grouped by resource, the list first. */
function mergeScreens(all: ReturnType<typeof findScreens>) {
  const merged = [...Map.groupBy(all, ({ screen }) => screen)].map(([screen, same]) => {
    const { address = '', resource } = same.at(-1) ?? {};
    return {
      screen,
      address,
      resource,
      /** `column Username`; empty if the whole screen is affected. */
      parts: uniq(same.flatMap(({ parts }) => parts)),
    };
  });
  const resources = all.map(({ resource }) => resource);
  return sortBy(merged, [({ resource }) => resources.indexOf(resource), getRank]);
}

const rulesById = new Map(rules.map((rule) => [rule.id, rule]));

/** Returns the id of the rule. `isUsed` is whether a screen reads or sends the value itself. */
function getRuleId(difference: OperationDifference, isUsed: boolean): string {
  const { part, rule, path = '', isRequired, isUnsent } = difference;
  if (part === 'response header' && !rule.startsWith('response-header'))
    return 'response-header-changed';
  if (isUnsent) return 'unsent-parameter-changed';
  // These are the only values of an error response that the console reads.
  const isMessage = ['', 'error', 'error.message'].includes(path);
  if (part === 'error response' && (!isMessage || isRequired !== undefined)) {
    const isRemoved = isMessage && rule.endsWith('removed');
    return isRemoved ? 'error-message-removed' : 'error-response-changed';
  }
  const ids = [isRequired && `${rule}-required`, !isRequired && !isUsed && `${rule}-unused`, rule];
  const id = compact(ids).find((candidate) => rulesById.has(candidate));
  // If the topic has no rule for `changed`, the breaking effect is assumed.
  return id ?? rule.replace(/changed$/, rule.startsWith('request') ? 'tightened' : 'relaxed');
}

/** Rules of additions that a screen could show or send. */
const additions = new Set([
  'parameter-added',
  'request-property-added',
  'request-read-only-removed',
  'response-property-added',
  'response-write-only-removed',
]);

/** The rule of a difference, and the screens that it affects. */
function classifyDifference(difference: OperationDifference, usage: readonly ScreenUse[]) {
  const screens = findScreens(difference, usage);
  const nearest = Math.min(...screens.map(({ distance }) => distance));
  const isUsed = nearest === 0;
  const id = getRuleId(difference, isUsed);
  const rule = rulesById.get(id);
  if (!rule) throw new Error(`There is no rule "${id}": see scripts/contract-diff/README.md.`);
  const isAffected = isUsed || rule.class === 'breaking' || (nearest === 1 && additions.has(id));
  return { rule, screens: screens.filter(({ distance }) => isAffected && distance === nearest) };
}

/** Joins names by commas. If there are more than `most`, only their number is given. */
export const listOrCount = (names: readonly string[], most: number, noun: string) =>
  names.length > most ? `${names.length} ${noun}` : names.join(', ');

const formatPlace = ({ location, before, after }: OperationDifference) =>
  formatLocation(location ?? { name: (before ?? after)?.id ?? '', path: '' });

/** One change of the contract in all the operations where it occurs. */
function toChange(same: readonly OperationDifference[], usage: readonly ScreenUse[]) {
  const found = same.map((difference) => classifyDifference(difference, usage));
  const { rule } = found.reduce((left, right) =>
    right.rule.class < left.rule.class ? right : left,
  );
  const screens = mergeScreens(found.flatMap((difference) => difference.screens));
  const place = listOrCount(uniq(same.map(formatPlace)), 3, 'operations');
  return {
    class: rule.class,
    /** The id of its rule: `request-max-length-tightened`. */
    rule: rule.id,
    /** What has changed: "`Starter.description` maxLength 250 → 200". */
    change: `${place} ${same[0]?.description}`,
    /** Why the change is breaking or not, in one sentence. */
    reason: rule.reason,
    operations: uniq(same.map(({ before, after }) => (after ?? before)?.id ?? '')),
    resources: uniq(screens.flatMap(({ resource }) => resource ?? [])),
    screens,
  };
}

export type ContractChange = ReturnType<typeof toChange>;

/** Compares two contracts; returns the changes, breaking ones first, with the screens that each affects. */
export function findContractChanges(before: object, after: object, usage: readonly ScreenUse[]) {
  const groups = Map.groupBy(compareOperations(before, after), (difference) =>
    difference.location
      ? `${formatPlace(difference)} ${difference.description}`
      : difference.description,
  );
  const changes = [...groups.values()].map((same) => toChange(same, usage));
  return sortBy(changes, ['class']);
}
