import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Def<Type extends Schema> = Type['_zod'] extends { def: infer D } ? D : never;

const defOf = (schema: Schema) => schema._zod.def;

/** The property names of an alternative; undefined if it accepts any. */
function propertyNames(schema: Schema): string[] | undefined {
  const def = defOf(schema);
  if (def.type === 'object') return Object.keys((def as Def<z.core.$ZodObject>).shape);
  if (def.type !== 'intersection') return undefined;
  const { left, right } = def as Def<z.core.$ZodIntersection>;
  const [leftNames, rightNames] = [propertyNames(left), propertyNames(right)];
  return leftNames && rightNames && [...leftNames, ...rightNames];
}

/**
 * The distance of the values from an alternative. A wrong literal weighs most, because a literal is what
 * discriminates alternatives; then an unknown property; then any other issue.
 */
function measureDistance(schema: Schema, values: object): number {
  const issues = z.safeParse(schema, values).error?.issues ?? [];
  const wrongLiterals = issues.filter(
    ({ code, path }) => code === 'invalid_value' && String(path[0]) in values,
  );
  const names = propertyNames(schema);
  const unknown = Object.keys(values).filter((name) => names && !names.includes(name));
  return wrongLiterals.length * 1e6 + unknown.length * 1e3 + issues.length;
}

/**
 * Reduces each union in the schema of a request body to the alternative that is closest to the values, so that a
 * property which only another alternative requires is not reported as missing.
 */
export function findClosestAlternative(schema: Schema, values: object): Schema {
  const def = defOf(schema);
  if (def.type === 'intersection') {
    const { left, right } = def as Def<z.core.$ZodIntersection>;
    return z.intersection(
      findClosestAlternative(left, values),
      findClosestAlternative(right, values),
    );
  }
  if (def.type !== 'union') return schema;
  const { options } = def as Def<z.core.$ZodUnion>;
  const [closest] = options
    .map((option) => findClosestAlternative(option, values))
    .map((alternative) => ({ alternative, distance: measureDistance(alternative, values) }))
    .toSorted((a, b) => a.distance - b.distance);
  return closest?.alternative ?? schema;
}
