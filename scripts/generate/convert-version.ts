/** Converts a document to a version of OpenAPI that all libraries can read. */
import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';
import type { OpenAPI3 } from 'openapi-typescript';

/** The places of components in Swagger 2.0, by the places in OpenAPI 3. */
const swaggerParts: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  securitySchemes: 'securityDefinitions',
};

/** Converts a pointer in the converted document to the pointer in the original one. */
export const toSwaggerPointer = (pointer: string) =>
  pointer.replace(/^#\/components\/(\w+)/, (_, part: string) => `#/${swaggerParts[part] ?? part}`);

/** Converts Swagger 2.0 to OpenAPI 3.0. OpenAPI 3.2 is read as 3.1, whose schemas are the same. */
export function convertVersion(document: Record<string, unknown>): OpenAPI3 {
  const converted = 'swagger' in document ? upgradeFromTwoToThree(document) : document;
  const { openapi } = converted as { openapi: string };
  return { ...converted, openapi: openapi.startsWith('3.2') ? '3.1.2' : openapi } as OpenAPI3;
}
