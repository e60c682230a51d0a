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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An object schema with the unions in its properties reduced. */
function reduceProperties(schema: Schema, values: object): Schema {
  const def = defOf(schema) as Def<z.core.$ZodObject>;
  const shape = Object.entries(def.shape).map(([name, property]) => {
    const value = values[name as never] as unknown;
    return [name, isObject(value) ? findClosestAlternative(property, value) : property];
  });
  return z.core.clone(schema, { ...def, shape: Object.fromEntries(shape) } as never);
}

/**
 * Reduces each union in a schema to the alternative that is closest to the values, so that a property which only
 * another alternative requires is not reported as missing.
 */
export function findClosestAlternative(schema: Schema, values: object): Schema {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return reduceProperties(schema, values);
    case 'optional':
    case 'nullable': {
      const { innerType } = def as Def<z.core.$ZodOptional>;
      return findClosestAlternative(innerType, values);
    }
    case 'intersection': {
      const { left, right } = def as Def<z.core.$ZodIntersection>;
      return z.intersection(
        findClosestAlternative(left, values),
        findClosestAlternative(right, values),
      );
    }
    case 'union': {
      const { options } = def as Def<z.core.$ZodUnion>;
      const [closest] = options
        .map((option) => findClosestAlternative(option, values))
        .map((alternative) => ({ alternative, distance: measureDistance(alternative, values) }))
        .toSorted((a, b) => a.distance - b.distance);
      return closest?.alternative ?? schema;
    }
    default:
      return schema;
  }
}
