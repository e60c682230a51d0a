import { constantOf } from './constraints.ts';
import { transformParts } from './document-parts.ts';
import type { JsonSchema } from './json-schema.ts';
import { resolveReferences } from './resolve-references.ts';

interface Choice {
  discriminator: { propertyName: string; mapping?: Record<string, string> };
  oneOf: (JsonSchema & { $ref?: string })[];
}

const isChoice = (node: object): node is Choice =>
  'discriminator' in node &&
  typeof node.discriminator === 'object' &&
  'oneOf' in node &&
  Array.isArray(node.oneOf);

/** The value of the discriminator for an alternative: its key in the mapping, or the name of its schema. */
function nameAlternative({ discriminator: { mapping = {} } }: Choice, reference: string): string {
  const name = reference.split('/').at(-1) ?? '';
  const entry = Object.entries(mapping).find(
    ([, target]) => target === reference || target === name,
  );
  return entry?.[0] ?? name;
}

/**
 * The document with a constant for the discriminator of each alternative that only its schema's name or the mapping
 * tells apart (OpenAPI 3.1, 4.8.25): the generators know a discriminator by the constants.
 */
export function nameAlternatives<Document extends object>(document: Document): Document {
  function nameAll(node: Record<string, unknown>): object {
    if (!isChoice(node)) return node;
    const { discriminator, oneOf: members, ...rest } = node;
    const { propertyName } = discriminator;
    const { alternatives } = resolveReferences({ ...document, alternatives: members });
    if (alternatives.every((schema) => constantOf(schema, propertyName) !== undefined)) return node;
    const oneOf = members.map(({ $ref, ...member }) => ({
      allOf: [
        $ref === undefined ? member : { $ref },
        {
          type: 'object',
          required: [propertyName],
          properties: {
            [propertyName]: { type: 'string', const: nameAlternative(node, $ref ?? '') },
          },
        },
      ],
    }));
    return { ...rest, oneOf };
  }
  return transformParts(document, nameAll) as Document;
}
