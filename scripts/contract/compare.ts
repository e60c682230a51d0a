/** What differs between two contracts, thing by thing; microdiff compares them. */
import diff from 'microdiff';
import type { Described } from './flatten-schema.ts';
import { type FlatOperation, flattenContract } from './flatten-contract.ts';
import { widthOf } from './width.ts';

/** One difference, in the words of the flat contract; undefined where there is nothing. */
export interface Difference {
  /** The operation before and after. */
  operation: { before?: FlatOperation; after?: FlatOperation };
  /** `body`, `answer 200`; none where it is the operation itself. */
  part?: string;
  /** `users[].userName`; none where it is the part itself. */
  property?: string;
  /** `maxLength`, `route`, `security`; none where it is the thing itself that came or went. */
  keyword?: string;
  before: unknown;
  after: unknown;
  described: { before?: Described | undefined; after?: Described | undefined };
}

/** The operations by one name in both: by their route, else by their operationId. */
function paired(before: FlatOperation[], after: FlatOperation[]) {
  const routes = new Set(before.map(({ route }) => route));
  const kept = new Set(after.map(({ route }) => route));
  const moved = before.filter(({ route }) => !kept.has(route));
  const name = (one: FlatOperation) =>
    routes.has(one.route)
      ? one.route
      : (moved.find(({ operationId }) => operationId === one.operationId)?.route ?? one.route);
  return {
    before: Object.fromEntries(before.map((one) => [one.route, one])),
    after: Object.fromEntries(after.map((one) => [name(one), one])),
  };
}

/** What is compared: the facts, without where they stand. */
const bare = (operations: Record<string, FlatOperation>) =>
  Object.fromEntries(
    Object.entries(operations).map(([key, { parts, ...operation }]) => [
      key,
      {
        ...operation,
        parts: Object.fromEntries(
          Object.entries(parts).map(([part, flat]) => [
            part,
            Object.fromEntries(Object.entries(flat).map(([path, { facts }]) => [path, facts])),
          ]),
        ),
      },
    ]),
  );

const isBelow = (path: string, above: string) =>
  path !== above && (above === '' || path.startsWith(`${above}.`) || path.startsWith(`${above}[`));

/** Whether a type became another, whose limits are no longer to be compared. */
const isOther = ({ keyword = '', before, after }: Difference) =>
  widthOf(keyword, before, after) === 'other';

/** Whether the other says enough: what holds the one came, went or became something else. */
function implies(other: Difference, one: Difference): boolean {
  if (other === one || other.operation.before !== one.operation.before) return false;
  if (other.operation.after !== one.operation.after) return false;
  // A route names its parameters.
  if (other.keyword === 'route') return one.part === 'path' && one.keyword === undefined;
  if (other.part !== one.part || one.property === undefined) return false;
  if (other.property === undefined) return false;
  if (other.keyword === 'alternatives' && other.property === one.property) return true;
  if (other.property === one.property) {
    const isLimit = !['required', 'nullable', 'deprecated', 'media'].includes(one.keyword ?? '');
    return other.keyword === 'type' && isLimit && isOther(other);
  }
  const isAnother = [undefined, 'type', 'alternatives'].includes(other.keyword);
  return isAnother && isBelow(one.property, other.property);
}

/** Every difference of the operations, in the order of the contract. */
export function differences(before: object, after: object): Difference[] {
  const both = paired(flattenContract(before), flattenContract(after));
  const paths = diff(bare(both.before), bare(both.after)).map(({ path }) =>
    // `parts` is no level of its own, and a set of values is one thing.
    path
      .filter((_, index) => index !== 1 || path[1] !== 'parts')
      .slice(0, path[1] === 'parts' ? 4 : 2),
  );
  const unique = [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
  const all = unique.map((path): Difference => {
    const [key = '', second, property, keyword] = path.map(String);
    const operation = {
      ...(both.before[key] && { before: both.before[key] }),
      ...(both.after[key] && { after: both.after[key] }),
    };
    const own = second && ['route', 'operationId', 'security', 'deprecated'].includes(second);
    const part = own ? undefined : second;
    const look = (one: FlatOperation | undefined) => {
      if (!one || second === undefined) return { value: one, described: undefined };
      if (own) return { value: one[second as keyof FlatOperation], described: undefined };
      const flat = one.parts[second];
      if (property === undefined) return { value: flat, described: flat?.[''] };
      const described = flat?.[property];
      return { value: keyword === undefined ? described : described?.facts[keyword], described };
    };
    const [was, is] = [look(operation.before), look(operation.after)];
    const word = own ? second : keyword;
    return {
      operation,
      ...(part !== undefined && { part }),
      ...(property !== undefined && { property }),
      ...(word !== undefined && { keyword: word }),
      before: was.value,
      after: is.value,
      described: { before: was.described, after: is.described },
    };
  });
  return all.filter((one) => !all.some((other) => implies(other, one)));
}
