import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import formats from 'ajv-formats/dist/formats.js';
import { isPrimitive } from 'es-toolkit';
import type { OpenAPI3 } from 'openapi-typescript';
import type { ContractOperation } from './contract-operations.ts';
import { transformParts } from './document-parts.ts';

/** A time of RFC 3339 has an offset. zod's times have none. */
const time =
  /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** A URI consists of a scheme and the characters of RFC 3986. */
const uri = /^[a-z][a-z\d+.-]*:(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})+$/i;

/** Formats that zod checks differently from JSON Schema, as regular expressions. */
const patterns: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    Object.entries(formats.fullFormats).filter(([, format]) => format instanceof RegExp),
  ),
  time,
  uri,
};

/** Keywords that the generator drops, and the extensions under which it keeps them. */
const keptKeywords = { multipleOf: 'x-multiple-of', uniqueItems: 'x-unique-items' };

/** Escapes a pattern for a literal. The generator does not escape line breaks, and slashes after a backslash. */
const escapePattern = (pattern: string) => new RegExp(pattern).source;

/**
 * Prepares a document for the generator: without defaults, because an absent property has to stay absent, without
 * formats of numbers, because the generator would make a bigint of an int64, and without enums that contain an object or
 * a list, because the generator would reject these values.
 */
function prepare({ default: _, ...node }: Record<string, unknown>): object {
  if (typeof node.pattern === 'string') node.pattern = escapePattern(node.pattern);
  if (/integer|number/.test(String(node.type))) delete node.format;
  if (Array.isArray(node.enum) && !node.enum.every(isPrimitive)) delete node.enum;
  for (const [keyword, extension] of Object.entries(keptKeywords)) {
    if (keyword in node) node[extension] = node[keyword];
  }
  return node;
}

/**
 * Separates each backslash from a following `u` with four digits. The generator would otherwise write the character,
 * which may be a quote or a slash.
 */
const protectEscapes = (document: unknown, mark: string) =>
  JSON.parse(
    JSON.stringify(document).replace(/(?<!\\)(?:\\\\)+(?=u[\da-f]{4})/gi, `$&${mark}`),
  ) as Record<string, unknown>;

type OperationPlace = Pick<ContractOperation, 'path' | 'method'>;

/** The contract as zod/mini schemas. */
export async function generateSchemas(contract: OpenAPI3) {
  const mark = randomUUID();
  const [generated] = await createClient({
    input: protectEscapes(transformParts(contract, prepare), mark),
    dryRun: true,
    // With `clean`, its default, the generator would empty the folder even though it writes nothing. This folder does
    // not exist.
    output: { path: path.join(tmpdir(), mark), clean: false },
    logs: { level: 'silent', file: false },
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
          },
          number({ $, schema, symbols, nodes }) {
            const { [keptKeywords.multipleOf]: divisor } = schema as Record<string, unknown>;
            if (divisor === undefined) return undefined;
            const value = $.literal(divisor as number);
            const check = $(symbols.z).attr('multipleOf').call(value);
            const { base } = nodes;
            nodes.base = (context) => base(context).attr('check').call(check);
          },
          array({ $, schema, symbols, nodes }) {
            const { [keptKeywords.uniqueItems]: isUnique } = schema as Record<string, unknown>;
            if (!isUnique) return undefined;
            const check = $(symbols.z).attr('refine').call($('hasUniqueItems'));
            const { base } = nodes;
            nodes.base = (context) => base(context).attr('check').call(check);
          },
        },
      },
    ],
  });
  const files = generated?.gen.render() ?? [];
  const file = files.find((candidate) => path.basename(candidate.path) === 'zod.gen.ts');
  if (files.length > 0 && !file) throw new Error('The generator has no file zod.gen.ts.');
  // For a contract without schemas, the generator writes no file.
  const code = file?.content.replaceAll(mark, '') ?? 'export {};\n';
  const symbols = generated?.gen.symbols.query({ category: 'schema', resource: 'operation' });
  const names = new Map(
    symbols?.map(({ meta, finalName }) => [JSON.stringify(meta?.path), finalName]),
  );
  return {
    code: code.includes('refine(hasUniqueItems)') ? `${code}\n${hasUniqueItems}` : code,
    /**
     * The name of an operation's schema; undefined if it has none. Only the generator knows the name: if a component is
     * named LoginResponse, the response of the operation `login` gets another name.
     */
    getSchemaName: ({ path: url, method }: OperationPlace, part: 'body' | 'responses') =>
      names.get(JSON.stringify(['paths', url, method.toLowerCase(), part])),
  };
}

export type GeneratedSchemas = Awaited<ReturnType<typeof generateSchemas>>;

const hasUniqueItems = `function hasUniqueItems(items: readonly unknown[]): boolean {
  return new Set(items.map((item) => JSON.stringify(item))).size === items.length;
}
`;
