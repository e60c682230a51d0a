/** The screens that a difference affects, according to what each of them uses. */
import type { OperationUsage } from '../lib/contract-usage/usage.ts';
import type { ScreenUse, Use } from '../lib/contract-usage/uses.ts';
import { isErrorResponse } from './classify.ts';
import type { Difference } from './difference.ts';

/** An affected screen and its affected parts, `column Username`; empty where it is the whole screen. */
export interface AffectedScreen {
  screen: string;
  address: string;
  resource?: string;
  parts: string[];
}

const isBelow = (path: string, above: string) =>
  above === '' || path.startsWith(`${above}.`) || path.startsWith(`${above}[`);

/** Whether the property itself is used, or a parent with everything below it. */
function isDirect({ property }: Use, changed: string): boolean {
  const base = property.replace(/\.\*$/, '');
  return base === changed || (base !== property && isBelow(changed, base));
}

const toAffected = ({ screen, address, resource }: ScreenUse, uses: Use[]): AffectedScreen => ({
  screen,
  address,
  ...(resource !== undefined && { resource }),
  parts: [...new Set(uses.map(({ label }) => label))],
});

export interface Screens {
  /** Those that use the changed value, or a value inside it. */
  exact: AffectedScreen[];
  /** Those that use the part of the operation: the query, the body or the response. */
  ofPart: AffectedScreen[];
  /** Those that call the operation. */
  whole: AffectedScreen[];
}

/** The screens that use the operation of a difference. */
export function screensOf(difference: Difference, usage: readonly OperationUsage[]): Screens {
  const { operation, part = '', path } = difference;
  const keys = new Set([operation.before?.key, operation.after?.key]);
  const screens = usage
    .filter(({ operationKey }) => keys.has(operationKey))
    .flatMap((operationUsage) => operationUsage.screens);
  const whole = screens.map((screen) => toAffected(screen, []));
  if (path === undefined || isErrorResponse(part)) return { exact: [], ofPart: [], whole };

  const side = part.startsWith('response') ? 'response' : part;
  const ofPart = screens.flatMap((screen) => {
    const uses = screen.uses.filter((use) => use.part === side);
    return uses.length > 0 ? [{ ...screen, uses }] : [];
  });
  const exact = ofPart.flatMap((screen) => {
    const direct = screen.uses.filter((use) => isDirect(use, path));
    const holds = screen.uses.some((use) => isBelow(use.property, path));
    return direct.length > 0 || holds ? [toAffected(screen, direct)] : [];
  });
  return { exact, ofPart: ofPart.map((screen) => toAffected(screen, [])), whole };
}

const kinds = ['list', 'detail', 'form', 'page'];
const rankOf = ({ screen }: AffectedScreen) => {
  const rank = kinds.indexOf(screen.split(' ').at(-1) ?? '');
  return rank < 0 ? kinds.length : rank;
};

/** Each screen once, with all its affected parts; grouped by resource, the list first. */
export function mergeScreens(all: readonly AffectedScreen[]): AffectedScreen[] {
  const byName = new Map<string, AffectedScreen>();
  for (const one of all) {
    const known = byName.get(one.screen);
    const parts = [...new Set([...(known?.parts ?? []), ...one.parts])];
    byName.set(one.screen, { ...one, parts });
  }
  const resources = [...new Set(all.map(({ resource }) => resource))];
  return [...byName.values()].toSorted(
    (a, b) =>
      resources.indexOf(a.resource) - resources.indexOf(b.resource) || rankOf(a) - rankOf(b),
  );
}
