/** The screens that a difference affects, according to what each of them uses. */
import type { ScreenUse, Use } from '../lib/contract-usage/uses.ts';
import type { OperationDifference } from './compare-operations.ts';

/** An affected screen and its affected parts, `column Username`; empty where it is the whole screen. */
export interface AffectedScreen {
  screen: string;
  address: string;
  resource?: string;
  parts: string[];
}

export const isErrorResponse = (part = '') =>
  part.startsWith('response') && !part.startsWith('response 2');

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
export function screensOf(
  { before, after, part = '', path }: OperationDifference,
  usage: readonly ScreenUse[],
): Screens {
  const screens = usage.filter(({ operationKey }) =>
    [before?.key, after?.key].includes(operationKey),
  );
  const whole = screens.map((screen) => toAffected(screen, []));
  if (path === undefined || isErrorResponse(part)) return { exact: [], ofPart: [], whole };

  const side = part.startsWith('response') ? 'response' : part;
  const ofPart = screens
    .map((screen) => ({ ...screen, uses: screen.uses.filter((use) => use.part === side) }))
    .filter(({ uses }) => uses.length > 0);
  const exact = ofPart.flatMap((screen) => {
    const direct = screen.uses.filter((use) => isDirect(use, path));
    const holds = screen.uses.some(({ property }) => isBelow(property, path));
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
  const merged = [...Map.groupBy(all, ({ screen }) => screen).values()].flatMap((same) =>
    same.slice(-1).map((one) => ({
      ...one,
      parts: [...new Set(same.flatMap(({ parts }) => parts))],
    })),
  );
  const resources = [...new Set(all.map(({ resource }) => resource))];
  return merged.toSorted(
    (a, b) =>
      resources.indexOf(a.resource) - resources.indexOf(b.resource) || rankOf(a) - rankOf(b),
  );
}
