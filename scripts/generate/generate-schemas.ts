import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import formats from 'ajv-formats/dist/formats.js';
import type { OpenAPI3 } from 'openapi-typescript';
import { withTempFolder } from '../lib/temp-folder.ts';
import { convertParts } from './document-parts.ts';

/** RFC 3339 has an offset, which zod's own times do not. */
const time =
  /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** A scheme and the characters of RFC 3986. */
const uri = /^[a-z][a-z\d+.-]*:(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})+$/i;

/** The formats that zod checks in another way than JSON Schema does; by name, as regular expressions. */
const patterns: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    Object.entries(formats.fullFormats).filter(([, format]) => format instanceof RegExp),
  ),
  time,
  uri,
};

/** The keywords that the generator drops, by the name of an extension that it keeps. */
const keptKeywords = { multipleOf: 'x-multiple-of', uniqueItems: 'x-unique-items' };

/**
 * The document as the generator needs it. Without defaults: an absent property stays absent. Without formats of
 * numbers: JSON has no others, while the generator makes a bigint of an int64.
 */
function prepare(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => prepare(item));
  if (typeof node !== 'object' || node === null) return node;
  const parts = convertParts(node as Record<string, unknown>, isMap, prepare);
  if (isMap) return parts;
  const { default: _, ...rest } = parts;
  if (/integer|number/.test(String(rest.type))) delete rest.format;
  for (const [keyword, extension] of Object.entries(keptKeywords)) {
    if (keyword in rest) rest[extension] = rest[keyword];
  }
  return rest;
}

/** The contract as zod/mini schemas: `zLoginBody` and `zLoginResponse` for the operation `login`. */
export async function generateSchemas(contract: OpenAPI3): Promise<string> {
  let usesUniqueItems = false;
  const code = await withTempFolder(async (folder) => {
    await createClient({
      input: prepare(contract) as Record<string, unknown>,
      output: { path: folder },
      logs: { level: 'silent' },
      plugins: [
        {
          name: 'zod',
          compatibilityVersion: 'mini',
          dates: { offset: true },
          $resolvers: {
            string({ $, schema, symbols, nodes }) {
              const { format = '' } = schema;
              if (format === 'binary') return $(symbols.z).attr('instanceof').call($('Blob'));
              const pattern = patterns[format];
              if (!pattern) return undefined;
              const regex = $(symbols.z).attr('regex');
              const check = regex.call($.regexp(pattern.source, pattern.flags as 'i'));
              nodes.format = () => $(symbols.z).attr('string').call().attr('check').call(check);
              return undefined;
            },
            number({ $, schema, symbols, nodes }) {
              const divisor = (schema as Record<string, unknown>)[keptKeywords.multipleOf];
              if (divisor === undefined) return undefined;
              const check = $(symbols.z)
                .attr('multipleOf')
                .call($.literal(divisor as number));
              const { base } = nodes;
              nodes.base = (context) => base(context).attr('check').call(check);
              return undefined;
            },
            array({ $, schema, symbols, nodes }) {
              if (!(schema as Record<string, unknown>)[keptKeywords.uniqueItems]) return undefined;
              usesUniqueItems = true;
              const check = $(symbols.z).attr('refine').call($('hasUniqueItems'));
              const { base } = nodes;
              nodes.base = (context) => base(context).attr('check').call(check);
              return undefined;
            },
          },
        },
      ],
    });
    // The generator writes no file, and removes the folder, for a contract that has no schemas.
    return await readFile(path.join(folder, 'zod.gen.ts'), 'utf8').catch(() => 'export {};\n');
  });
  return usesUniqueItems ? `${code}\n${hasUniqueItems}` : code;
}

const hasUniqueItems = `function hasUniqueItems(items: readonly unknown[]): boolean {
  return new Set(items.map((item) => JSON.stringify(item))).size === items.length;
}
`;
