import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findContractChanges } from '../../scripts/contract-diff/contract-changes.ts';
import { generateFiles } from '../../scripts/generate/generated-files.ts';
import { describeOperations, toTable } from '../../scripts/generate/generate-operations.ts';
import { readDocument } from '../../scripts/generate/read-contract.ts';
import { readUsage } from '../../scripts/lib/contract-usage/usage.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import type { OperationKey } from '../../src/api/contract.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { entitiesContract, createRing } from '../support/entities-contract.ts';

/** Twelve entities of which each refers to all others. */
const linked = (nameLength?: number) => {
  const numbers = [...Array(12).keys()];
  return entitiesContract(12, (number) => numbers.filter((other) => other !== number), nameLength);
};

async function writeContract(contract: object): Promise<string> {
  const file = path.join(await createTempFolder(), 'openapi.yaml');
  await writeFile(file, JSON.stringify(contract));
  return file;
}

describe('The table of operations is small', () => {
  test.each([
    ['12 entities that refer to each other', linked(), 300],
    ['400 entities in a ring', createRing(400), 400 * 4],
  ])('for %s', async (_, contract, maxKib) => {
    const files = await generateFiles(await writeContract(contract), 'generated');
    const text = files.find(({ file }) => file.endsWith('operations.ts'))?.text ?? '';
    expect(text).toContain('"PUT /entities11/{id}"');
    expect(text.length / 1024).toBeLessThan(maxKib);
  });
});

test('A form has JSON for values that refer back', () => {
  const [list, read, update] = ['GET /entities0', 'GET /entities0/{id}', 'PUT /entities0/{id}'];
  const operations = { list, read, update } as Record<'list' | 'read' | 'update', OperationKey>;
  const table = toTable(describeOperations(linked()));
  const { formFields, columns } = resolveResource({ name: 'entities', operations }, table);
  expect(columns.map(({ label }) => label)).toContain('Entity1');
  expect(formFields).toMatchObject({
    entity1: { type: 'array', item: { type: 'group', fields: { size: { type: 'number' } } } },
    entity2: {
      type: 'group',
      fields: { name: { type: 'text' }, entity0: { type: 'json' }, entity4: { type: 'json' } },
    },
  });
});

describe('contract:diff reports a change of each of', () => {
  test.each([
    ['12 entities that refer to each other', 12, linked],
    ['100 entities in a ring', 100, (length?: number) => createRing(100, length)],
    ['400 entities in a ring', 400, (length?: number) => createRing(400, length)],
  ])('%s', async (_, count, createContract) => {
    const before = await readDocument(await writeContract(createContract()));
    const after = await readDocument(await writeContract(createContract(51)));
    const changes = findContractChanges(before, after, await readUsage(after, before));
    expect(changes.map(({ change }) => change)).toEqual(
      [...Array(count).keys()].map((number) => `\`Entity${number}.name\` maxLength 50 → 51`),
    );
  });
});
