/** Schemas that tests combine to small contracts. */
import type { OpenAPI3 } from 'openapi-typescript';

export const text = { type: 'string' };
export const integer = { type: 'integer' };
export const nullableText = { type: ['string', 'null'] };

export const listOf = <Items>(items: Items) => ({ type: 'array', items });

export const objectOf = <Properties>(properties: Properties) => ({ type: 'object', properties });

export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A request or a response whose body has the schema. */
export const jsonOf = (schema: object | boolean) => ({
  content: { 'application/json': { schema } },
});

const info = { title: 'Things', version: '1' };

/** A contract with these paths and component schemas. */
export const contractOf = (paths: object, schemas: object = {}) =>
  ({ openapi: '3.1.0', info, paths, components: { schemas } }) as unknown as OpenAPI3;
