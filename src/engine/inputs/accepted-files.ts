import type { Constraints } from '../../api/contract.ts';

/** The media types that a file may have; undefined for any. */
export function getAcceptedTypes({ contentMediaType = '*/*' }: Constraints): string[] | undefined {
  const types = contentMediaType.split(',').map((type) => type.trim().toLowerCase());
  // The media type of bytes of any kind.
  return types.some((type) => type === '*/*' || type === 'application/octet-stream')
    ? undefined
    : types;
}

const fits = (type: string) => (accepted: string) =>
  accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted;

const units = ['bytes', 'kB', 'MB', 'GB'];

/** `2.5 MB` */
export function formatSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${Number((bytes / 1000 ** power).toFixed(1))} ${units[power]}`;
}

/** Why the contract does not accept a file, if it does not. */
export function findFileError(file: Blob, constraints: Constraints): string | undefined {
  const types = getAcceptedTypes(constraints);
  if (types && !types.some(fits(file.type.toLowerCase()))) {
    const type = file.type ? `is ${file.type}` : 'is of an unknown type';
    return `Choose a file of type ${types.join(' or ')}: this one ${type}.`;
  }
  const { maxLength = Infinity } = constraints;
  return file.size > maxLength
    ? `Choose a file of at most ${formatSize(maxLength)}: this one has ${formatSize(file.size)}.`
    : undefined;
}
