import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readAll = (pattern: string) =>
  globSync(pattern)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

test('Each class that a style sheet composes from global is a class of the theme', () => {
  const theme = readAll('src/ui/theme/*.css');
  const composed = readAll('src/**/*.css').matchAll(/composes:([^;]*)\sfrom\sglobal/g);
  const names = new Set([...composed].flatMap(([, classes = '']) => classes.trim().split(/\s+/)));
  expect(names).toContain('card');
  expect([...names].filter((name) => !theme.includes(`.${name}`))).toEqual([]);
});
