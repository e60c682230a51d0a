import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import type { OpenAPI3 } from 'openapi-typescript';
import { withTempFolder } from '../lib/temp-folder.ts';

/** A time with an offset, RFC 3339. */
const fullTimePattern = String.raw`^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$`;

/** The contract as zod/mini schemas: `zLoginBody` and `zLoginResponse` for the operation `login`. */
export function generateSchemas(contract: OpenAPI3): Promise<string> {
  return withTempFolder(async (folder) => {
    await createClient({
      input: contract as unknown as Record<string, unknown>,
      output: { path: folder },
      logs: { level: 'silent' },
      plugins: [
        {
          name: 'zod',
          compatibilityVersion: 'mini',
          dates: { offset: true },
          $resolvers: {
            string({ $, schema, symbols }) {
              const z = $(symbols.z);
              if (schema.format === 'binary') return z.attr('instanceof').call($('Blob'));
              // zod's own `time` has no offset.
              if (schema.format === 'time') {
                const regex = $(symbols.z).attr('regex').call($.regexp(fullTimePattern));
                return z.attr('string').call().attr('check').call(regex);
              }
              return undefined;
            },
          },
        },
      ],
    });
    // The generator writes no file, and removes the folder, for a contract that has no schemas.
    return await readFile(path.join(folder, 'zod.gen.ts'), 'utf8').catch(() => 'export {};\n');
  });
}
