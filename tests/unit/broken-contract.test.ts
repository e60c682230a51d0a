import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContractOperations } from '../../scripts/generate/contract-operations.ts';
import { readContract } from '../../scripts/generate/read-contract.ts';
import { CommandError } from '../../scripts/lib/exit-with-error.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

test.each([
  ['invalid YAML', 'paths: {', /^\S+ cannot be read as YAML: .+$/],
  ['no paths', 'openapi: 3.1.0', /^\S+ is not an OpenAPI document: it has no paths\.$/],
  [
    'a broken reference',
    "paths: { /a: { $ref: '#/nowhere' } }",
    /^\S+ has a broken reference: "#\/nowhere" does not exist\.$/,
  ],
])('Every program reports a contract with %s in one line', async (_, text, line) => {
  const file = path.join(await createTempFolder(), 'openapi.yaml');
  await writeFile(file, text);
  for (const read of [readContract, readContractOperations]) {
    await expect(read(file)).rejects.toThrow(line);
    await expect(read(file)).rejects.toBeInstanceOf(CommandError);
  }
});
