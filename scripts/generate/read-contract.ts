import $RefParser from '@apidevtools/json-schema-ref-parser';
import type { OpenAPI3 } from 'openapi-typescript';

/** A schema that is spelled as JSON text becomes what the text holds. */
const unwrapped = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'contentSchema' in value
    ? value.contentSchema
    : value;

/**
 * The contract as the console speaks it. Multipart has no lists: there the contract describes JSON in a
 * text by its `contentSchema`, while the console hands over the list itself, which `api` writes as JSON.
 */
export async function readContract(file: string): Promise<OpenAPI3> {
  return JSON.parse(JSON.stringify(await $RefParser.parse(file), unwrapped)) as OpenAPI3;
}
