/** Schemas that tests combine to small contracts. */

export const text = { type: 'string' };
export const integer = { type: 'integer' };
export const nullableText = { type: ['string', 'null'] };

export const listOf = <Items>(items: Items) => ({ type: 'array', items });

export const objectOf = <Properties>(properties: Properties) => ({ type: 'object', properties });

export const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A request or a response whose body has the schema. */
export const withBody = (schema: object | boolean) => ({
  content: { 'application/json': { schema } },
});
