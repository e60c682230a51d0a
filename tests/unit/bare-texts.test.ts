import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { findBareTexts } from '../support/find-bare-texts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);

test('No text of the console is beside something that may change', () => {
  const folder = path.join(root, 'src');
  const files = ts.sys.readDirectory(folder, ['.ts', '.tsx']);
  const program = ts.createProgram(files, options);
  expect(findBareTexts(program, (file) => file.startsWith(`${folder}/`))).toEqual([]);
});

/** What is found in components that return these. */
function findIn(results: readonly string[]) {
  const file = path.join(root, 'tests/unit/bare-text.tsx');
  const components = results.map(
    (result, index) => `export function Example${index}({ is, count, name, node, element }: Props) {
  return ${result};
}`,
  );
  const text = `import type { ReactElement, ReactNode } from 'react';
interface Props { is: boolean; count: number; name: string; node: ReactNode; element: ReactElement }
${components.join('\n')}`;
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], { ...options, types: [] }, host);
  return findBareTexts(program, (name) => name === file).map(
    ({ text: found }) => found.split('(')[0],
  );
}

test('Texts are found that React could not update in a translated page', () => {
  expect(
    findIn([
      '<p>{name}<b /></p>',
      '<p>{count} / {name}</p>',
      '<p>Saved {is && <b />}</p>',
      '<p><b />{is && "Shown"}</p>',
      '<p><b />{[name]}</p>',
      '<p><b />{node}</p>',
      '<>{name}</>',
      'is ? name : <b />',
      'name',
    ]),
  ).toEqual([
    '{name}',
    '{count}',
    '/',
    '{name}',
    'Saved',
    '{is && "Shown"}',
    '{[name]}',
    '{node}',
    '{name}',
    'export function Example7',
    'export function Example8',
  ]);
});

test('Texts that never change beside their siblings are not found', () => {
  expect(
    findIn([
      '<p>{is ? name : count}</p>',
      '<p><b /> Saved</p>',
      '<p><b>{name}</b>{is && <b />}{element}</p>',
      '<p title={name}><b /><i /></p>',
    ]),
  ).toEqual([]);
});
