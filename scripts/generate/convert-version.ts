/** Converts a document to a version of OpenAPI that all libraries read. */
import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';
import type { OpenAPI3 } from 'openapi-typescript';

/** By the names of the components: where Swagger 2.0 has them. */
const swaggerParts: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  securitySchemes: 'securityDefinitions',
};

/** The pointer of a part in the document as it is written, for one in the converted document. */
export const toSwaggerPointer = (pointer: string) =>
  pointer.replace(/^#\/components\/(\w+)/, (_, part: string) => `#/${swaggerParts[part] ?? part}`);

/** Swagger 2.0 becomes OpenAPI 3.0. OpenAPI 3.2 is read as 3.1, whose schemas are the same. */
export function convertVersion(document: Record<string, unknown>): OpenAPI3 {
  const converted = 'swagger' in document ? upgradeFromTwoToThree(document) : document;
  const { openapi } = converted as { openapi: string };
  return { ...converted, openapi: openapi.startsWith('3.2') ? '3.1.2' : openapi } as OpenAPI3;
}
