/** Finds the references in the text of a contract, and describes what is wrong with one. */

const referencePattern = /(?:\$ref|externalValue)["']?\s*:\s*["']?([^\s"',}]+)/g;

/** The first reference in a text that begins with `start`, and its line in the text. */
export function findReference(text: string, start = '') {
  const references = [...text.matchAll(referencePattern)];
  const found = references.find(([, reference = '']) => reference.startsWith(start));
  const line = text.slice(0, found?.index ?? 0).split('\n').length;
  return { reference: found?.[1] ?? start, line };
}

/** Describes a `$ref` to a part that does not exist. */
export const describeBrokenReference = (reference: string) =>
  `The reference "${reference}" leads nowhere: correct it, or add what it names.`;

/** Describes a `$ref` to another folder or server. */
export const describeOutsideReference = (reference: string) =>
  `The reference "${reference}" is not followed, because it leads out of the contract's folder: copy what it names into the folder, and refer to it as in pet.yaml#/Pet.`;

/** A relative path that every reader understands in the same way, and a pointer. */
const plainReference = /^[\p{L}\p{N}_ .-][\p{L}\p{N}_ ./-]*(?:#(?:\/.*)?)?$/u;

/** Describes a `$ref` to a file that cannot be read, or is in another folder. */
export const describeFileReference = (reference: string, isOutside: boolean) =>
  isOutside || !plainReference.test(reference)
    ? describeOutsideReference(reference)
    : describeBrokenReference(reference);
