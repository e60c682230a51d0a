import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isAlias, isNode, isScalar, parseDocument, visit } from 'yaml';
import { CommandError } from '../lib/exit-with-error.ts';

/** The keys whose text is an address that the readers of a contract follow. */
const followed = new Set(['$ref', 'externalValue']);

/** A relative path that every reader understands alike, and a pointer. */
const fileReference = /^([\p{L}\p{N}_ .-][\p{L}\p{N}_ ./-]*)(?:#(?:\/.*)?)?$/u;

/** The references of a file to others, each with its line. */
function findReferences(text: string): { reference: string; line: number }[] {
  const document = parseDocument(text);
  const textOf = (node: unknown) => {
    const target = isAlias(node) ? node.resolve(document) : node;
    return isScalar(target) ? String(target.value) : '';
  };
  const found: { reference: string; line: number }[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      const reference = textOf(value);
      if (!followed.has(textOf(key)) || reference === '' || reference.startsWith('#')) return;
      const offset = (isNode(key) && key.range?.[0]) || 0;
      found.push({ reference, line: text.slice(0, offset).split('\n').length });
    },
  });
  return found;
}

const isInside = (folder: string, file: string) =>
  path.relative(folder, file).split(path.sep)[0] !== '..';

/**
 * Throws for a reference out of the contract's folder, also in a file that the contract refers to: a contract of
 * someone else could print files of this machine, and have requests sent from it. The contract is called `name`.
 * Returns whether there are references to files.
 */
export async function assertLocalReferences(contract: string, name: string): Promise<boolean> {
  const root = path.resolve(contract);
  const folder = path.dirname(root);
  const realFolder = await realpath(folder);
  const files = new Set([root]);
  let refersToFiles = false;
  // A set that grows is read to its end.
  for (const file of files) {
    // A file that is missing is reported by those who follow the reference to it.
    const text = await readFile(file, 'utf8').catch(() => '');
    for (const { reference, line } of findReferences(text)) {
      const [, relative] = fileReference.exec(reference) ?? [];
      const target = path.resolve(path.dirname(file), relative ?? '');
      const realTarget = await realpath(target).catch(() => realFolder);
      if (!relative || !isInside(folder, target) || !isInside(realFolder, realTarget)) {
        const place = file === root ? name : path.relative('', file);
        throw new CommandError(
          `${place}:${line}: The reference "${reference}" is not followed, because it leads out of the contract's folder: copy what it names into the folder, and refer to it as in pet.yaml#/Pet.`,
        );
      }
      files.add(target);
      refersToFiles = true;
    }
  }
  return refersToFiles;
}
