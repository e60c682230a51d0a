/** Which screens a difference touches, by what each of them uses. */
import type { Difference } from './compare.ts';
import type { ScreenUse, Usage, Use } from './usage.ts';

/** A screen that is touched, and by what on it; nothing is named where it is the screen as a whole. */
export interface Touched {
  screen: string;
  address: string;
  resource?: string;
  parts: string[];
}

const isBelow = (path: string, above: string) =>
  above === '' || path.startsWith(`${above}.`) || path.startsWith(`${above}[`);

/** The use is of the property itself, or of what holds it where it takes all that is below. */
function isDirect({ property }: Use, changed: string): boolean {
  const base = property.replace(/\.\*$/, '');
  return base === changed || (base !== property && isBelow(changed, base));
}

const touched = ({ screen, address, resource }: ScreenUse, uses: Use[]): Touched => ({
  screen,
  address,
  ...(resource !== undefined && { resource }),
  parts: [...new Set(uses.map(({ as }) => as))],
});

export interface Screens {
  /** Those that use the changed thing itself, or what it holds. */
  exact: Touched[];
  /** Those that use its part of the operation: the query, the body or the answer. */
  ofPart: Touched[];
  /** Those that call the operation. */
  whole: Touched[];
}

/** The screens of the operation that a difference is in. */
export function screensOf(difference: Difference, usage: readonly Usage[]): Screens {
  const { operation, part = '', property } = difference;
  const routes = new Set([operation.before?.route, operation.after?.route]);
  const screens = usage.filter(({ route }) => routes.has(route)).flatMap((one) => one.screens);
  const side = part.split(' ')[0] ?? '';
  const whole = screens.map((one) => touched(one, []));
  const isFailure = side === 'answer' && !part.startsWith('answer 2');
  if (property === undefined || isFailure) return { exact: [], ofPart: [], whole };

  const ofPart = screens.flatMap((one) => {
    const uses = one.uses.filter((use) => use.part === side);
    return uses.length > 0 ? [{ ...one, uses }] : [];
  });
  const exact = ofPart.flatMap((one) => {
    const direct = one.uses.filter((use) => isDirect(use, property));
    const holds = one.uses.some((use) => isBelow(use.property, property));
    return direct.length > 0 || holds ? [touched(one, direct)] : [];
  });
  return { exact, ofPart: ofPart.map((one) => touched(one, [])), whole };
}

const places = ['list', 'detail', 'form', 'page'];
const rank = ({ screen }: Touched) => {
  const place = places.indexOf(screen.split(' ').at(-1) ?? '');
  return place < 0 ? places.length : place;
};

/** Each screen once, with all that is touched on it; those of a resource together, its list first. */
export function merged(all: readonly Touched[]): Touched[] {
  const byName = new Map<string, Touched>();
  for (const one of all) {
    const known = byName.get(one.screen);
    const parts = [...new Set([...(known?.parts ?? []), ...one.parts])];
    byName.set(one.screen, { ...one, parts });
  }
  const resources = [...new Set(all.map(({ resource }) => resource))];
  return [...byName.values()].toSorted(
    (a, b) => resources.indexOf(a.resource) - resources.indexOf(b.resource) || rank(a) - rank(b),
  );
}
