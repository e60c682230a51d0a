import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { bundleContract, readDocument } from '../../scripts/generate/read-contract.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { splitContract } from '../support/split-contract.ts';

const frozenContract = 'tests/support/frozen-contract.yaml';

test('A contract in several files is the same as in one', async () => {
  const file = await splitContract(frozenContract, await createTempFolder());
  const { components: parts, ...one } = await readDocument(frozenContract);
  const { components, ...several } = await readDocument(file);
  expect(several).toEqual(one);
  expect(components).toEqual(parts);
});

const pets = (schema: string) => `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: getPets
      responses:
        '200':
          description: Pets.
          content: { application/json: { schema: { $ref: ${schema} } } }
`;

/** Writes files into a new folder, by their names; returns it. */
async function writeAll(files: Record<string, string>): Promise<string> {
  const folder = await createTempFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

/** Reads the contract of a folder; messages name files from there. */
const readIn = (folder: string, files: string[] = []) =>
  readDocument(path.join(folder, 'openapi.yaml'), {
    isStrict: true,
    getName: (file) => path.relative(folder, file),
    onFile: (file) => void files.push(path.relative(folder, file)),
  });

test('Each file is reported before it is read', async () => {
  const folder = await writeAll({
    'openapi.yaml': pets('schemas/pet.yaml'),
    'schemas/pet.yaml': 'properties: { owner: { $ref: "owner.yaml#/Owner" } }',
  });
  const files: string[] = [];
  await expect(readIn(folder, files)).rejects.toThrow(
    'schemas/pet.yaml:1: The reference "owner.yaml#/Owner" leads nowhere',
  );
  expect(files).toEqual(['openapi.yaml', 'schemas/pet.yaml', 'schemas/owner.yaml']);
});

test.each([
  ['that is not YAML', 'type: object\n- a', 'schemas/pet.yaml:2: This is not YAML: '],
  ['with a second document', 'type: object\n---\n', 'schemas/pet.yaml:2: A second document begins'],
  ['with a mistake', 'items: { $ref: "#/Cat" }', 'schemas/pet.yaml:1: The reference "#/Cat" leads'],
  [
    'with a reference to itself',
    '$ref: pet.yaml',
    'openapi.yaml:1: A reference between the files leads only to itself: correct it.',
  ],
  [
    'with a reference that leads out of the folder',
    'properties:\n  owner: { $ref: ../../owner.yaml }',
    'schemas/pet.yaml:2: The reference "../../owner.yaml" is not followed',
  ],
])('A file %s is named with the line', async (_, text, message) => {
  const folder = await writeAll({
    'openapi.yaml': pets('schemas/pet.yaml'),
    'schemas/pet.yaml': text,
  });
  await expect(readIn(folder)).rejects.toThrow(message);
});

test('A pattern that is left out is named with its file and line', async () => {
  const folder = await writeAll({
    'openapi.yaml': pets('schemas/pet.yaml'),
    'schemas/pet.yaml': 'type: object\nproperties:\n  name:\n    type: string\n    pattern: a(\n',
  });
  const check = vi.fn<(warning: string) => void>();
  const getName = (file: string) => path.relative(folder, file);
  await bundleContract(path.join(folder, 'openapi.yaml'), { getName, check });
  expect(check).toHaveBeenCalledWith(
    expect.stringMatching(
      /^schemas\/pet\.yaml:5: Invalid regular expression: .* It is left out\.$/,
    ),
  );
});

test('A part is found in the file that it is written in', async () => {
  const folder = await writeAll({
    'openapi.yaml': pets('schemas/pet.yaml'),
    'schemas/pet.yaml': 'properties:\n  name: { type: string }\n  owner:\n    $ref: owner.yaml\n',
    'schemas/owner.yaml': 'title: Owner\ntype: object\n',
  });
  const { locate } = await bundleContract(path.join(folder, 'openapi.yaml'), {
    getName: (file) => path.relative(folder, file),
  });
  expect(locate('#/paths/~1pets/get/operationId')).toBe('openapi.yaml:6');
  expect(locate('#/components/schemas/pet/properties/name')).toBe('schemas/pet.yaml:2');
  expect(locate('#/components/schemas/owner/type')).toBe('schemas/owner.yaml:2');
});

test('A contract may be a symbolic link itself', async () => {
  const folder = await createTempFolder();
  await symlink(path.resolve(frozenContract), path.join(folder, 'openapi.yaml'));
  const document = await readIn(folder);
  expect(document).toHaveProperty('paths');
});
