import { randomUUID } from 'node:crypto';
import { pascalCase } from 'es-toolkit';

/** Values with fewer characters are written each time. */
const minLength = 55;

/** Keys that do not describe their value. The keys above them do. */
const unnamed = /^(items|properties|\d+)$/;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Returns a function that writes a value as code, and a function that writes the constants of this code. A value that
 * occurs several times becomes a constant, because entities that refer to each other repeat the same constraints many
 * times.
 */
export function shareValues(values: readonly object[]) {
  /** For each object, by its JSON: how often it occurs, and its key. */
  const found = new Map<string, { count: number; key: string }>();
  /** The constants by the JSON of their values. */
  const constants = new Map<string, { name: string; code: string }>();
  /** The number of constants with each name, without their numbers. */
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
    /** Writes the constants. It has to be called after all values were written. */
    writeConstants: () =>
      [...constants.values()].map(({ name, code }) => `const ${name} = ${code} as const;\n`),
  };
}
