import { randomUUID } from 'node:crypto';
import { pascalCase } from 'es-toolkit';

/** A shorter one is written again each time. */
const minLength = 55;

/** Keys that do not say what a value is, but those above them do. */
const unnamed = /^(items|properties|\d+)$/;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Returns a function that writes a value as code, and the constants that this code uses. What is several times in the
 * values is a constant: entities that refer to each other contain the same constraints again and again.
 */
export function shareValues(values: readonly object[]) {
  /** By their JSON: how often an object is in the values, and the key that it has there. */
  const found = new Map<string, { count: number; key: string }>();
  /** The constants by the JSON of their values. */
  const constants = new Map<string, { name: string; code: string }>();
  /** How many constants have each name, but for their numbers. */
  const names = new Map<string, number>();
  const mark = randomUUID();

  function count(value: object, key: string): void {
    const json = JSON.stringify(value);
    if (json.length < minLength) return;
    const known = found.get(json);
    if (known) {
      known.count += 1;
      return;
    }
    found.set(json, { count: 1, key });
    for (const [innerKey, inner] of Object.entries(value))
      if (isObject(inner)) count(inner, unnamed.test(innerKey) ? key : innerKey);
  }

  function chooseName(key: string): string {
    const name = `shared${pascalCase(key).replaceAll(/[^\p{L}\p{N}]/gu, '')}`;
    const number = (names.get(name) ?? 0) + 1;
    names.set(name, number);
    return number > 1 ? `${name}_${number}` : name;
  }

  function write(value: object): string {
    const json = JSON.stringify(
      value,
      (key, inner: unknown) => {
        const text = key !== '' && isObject(inner) ? JSON.stringify(inner) : '';
        const { count: times = 0, key: source = '' } = found.get(text) ?? {};
        if (!isObject(inner) || times < 2) return inner;
        if (!constants.has(text))
          constants.set(text, { name: chooseName(source), code: write(inner) });
        return `${mark}${constants.get(text)?.name}`;
      },
      2,
    );
    return json.replaceAll(new RegExp(`"${mark}(.+?)"`, 'g'), '$1');
  }

  for (const value of values) count(value, '');
  return {
    write,
    /** After all values were written. */
    writeConstants: () =>
      [...constants.values()].map(({ name, code }) => `const ${name} = ${code} as const;\n`),
  };
}
