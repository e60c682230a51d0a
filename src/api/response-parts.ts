/** The path of a part of a response body: `['data', 'results']`; empty for the body itself. */
import type { ZodMiniType } from 'zod/mini';
import type { Constraints } from './contract.ts';

export type PartPath = readonly string[];

export interface ResponsePart {
  path: PartPath;
  constraints: Constraints;
}

/** The body and the parts of its objects, but not the items of its lists; the outermost parts first. */
export function* listParts(body: Constraints): Generator<ResponsePart> {
  const parts: ResponsePart[] = [{ path: [], constraints: body }];
  // The loop also visits the parts that it appends.
  for (const part of parts) {
    yield part;
    for (const [name, constraints] of Object.entries(part.constraints.properties ?? {}))
      parts.push({ path: [...part.path, name], constraints });
  }
}

/** Whether a value has properties. A list does, too. */
export const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/** The part of a response at a path, or of its constraints at a path with `properties`; undefined if it is absent. */
export const readPart = (body: unknown, path: PartPath): unknown =>
  path.reduce<unknown>(
    (part, name) => (isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined),
    body,
  );

/** A copy of a body with another value at a path. */
export function replacePart(body: unknown, [name, ...rest]: PartPath, value: unknown): unknown {
  if (name === undefined) return value;
  const object = isObject(body) ? body : {};
  return { ...object, [name]: replacePart(object[name], rest, value) };
}

/** The path as it is written in configurations and messages: `data.results`. */
export const formatPath = (path: PartPath): string => path.join('.');

export const parsePath = (path: string): PartPath => (path === '' ? [] : path.split('.'));

/** A name without case, underscores and brackets, so that `page[number]` and `pageNumber` are equal. */
const normalise = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The first of the names that a convention lists, in the order of the convention. */
export function findNamed(
  names: readonly string[],
  convention: readonly string[],
): string | undefined {
  const byName = new Map(names.toReversed().map((name) => [normalise(name), name]));
  return convention.map((name) => byName.get(normalise(name))).find((name) => name !== undefined);
}

export const hasType = ({ type, enum: options = [] }: Constraints, ...types: string[]): boolean =>
  [type ?? options.map((option) => typeof option)].flat().some((name) => types.includes(name));

/** The inner schemas of a schema. */
interface InnerSchemas {
  def: { shape?: Readonly<Record<string, ZodMiniType>>; innerType?: ZodMiniType };
}

const getInner = (schema: ZodMiniType | undefined) => (schema as InnerSchemas | undefined)?.def;

/** The schema of a part of a body; undefined if the contract does not describe the part. */
export const findPartSchema = (
  bodySchema: ZodMiniType | undefined,
  path: PartPath,
): ZodMiniType | undefined =>
  path.reduce<ZodMiniType | undefined>((schema, name) => {
    const found = getInner(schema)?.shape?.[name];
    // The schema of an optional part contains the schema of the part itself.
    return getInner(found)?.innerType ?? found;
  }, bodySchema);
