/** The edits of the contract that the rules of contract:diff are tested with, from `edits.yaml` and `schema-rows.yaml`. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ContractChange } from '../../../scripts/contract-diff/contract-changes.ts';
import type { Contract, Edit } from './changes-after.ts';

/** One edit of the frozen contract, and the expected change. */
export interface ContractEdit extends Pick<ContractChange, 'rule' | 'class' | 'change'> {
  /** `users list (column Username)` */
  screens: string[];
  /** Adds to the contract what is edited, if it does not have it. */
  prepare: Edit;
  edit: Edit;
}

type Values = Record<string, unknown>;

interface EditRow extends Partial<Record<ContractChange['class'], string>> {
  change: string;
  screens?: string[];
  before?: Values;
  copy?: Record<string, string>;
  edit?: Values;
}

interface SchemaRow extends Record<string, unknown> {
  before: unknown;
  after: unknown;
}

const read = (file: string): unknown => parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** The object that holds the value at a path like `schemas User required`, and the last key of the path. */
function locate({ document, schemas }: Contract, path: string) {
  const keys = path.split(' ');
  const key = keys.pop() ?? '';
  const root = keys[0] === 'schemas' ? { schemas } : document;
  return { parent: keys.reduce((node, name) => node[name], root), key };
}

const createEdit =
  (values: Values = {}, copy: Record<string, string> = {}): Edit =>
  (contract) => {
    const copies = Object.entries(copy).map(([path, source]) => {
      const { parent, key } = locate(contract, source);
      return [path, parent[key]];
    });
    for (const [path, value] of [...Object.entries(values), ...copies]) {
      const { parent, key } = locate(contract, path);
      if (value !== null) parent[key] = value;
      else if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
    }
  };

const edits = (read('edits.yaml') as EditRow[]).map((row): ContractEdit => {
  const { change, screens = [], before, copy, edit } = row;
  const name = row.breaking === undefined ? 'non-breaking' : 'breaking';
  return {
    rule: String(row[name]),
    class: name,
    change,
    screens,
    prepare: createEdit(before),
    edit: createEdit(edit, copy),
  };
});

/** A tightened request and a relaxed response are breaking, except for these. */
const nonBreaking = new Set([
  'request-undeclared-properties-tightened',
  'response-undeclared-properties-relaxed',
  'request-default-changed',
  'response-default-changed',
  'request-deprecated-changed',
  'response-deprecated-changed',
]);

const breakingEffects = { request: ['tightened', 'changed'], response: ['relaxed', 'changed'] };

/** A property that the console sends, and one that it receives, with the screens that use it. */
const properties = {
  request: { name: 'StoryRoomChange.theme', screens: ['story form (field Theme)'] },
  response: {
    name: 'StarterOfGenre.description',
    screens: ['genre detail (detail Starter, section Card)', 'genre form (values)'],
  },
};

/** A rejected response also affects screens that do not read the value. */
const rejectedScreens = [
  'genres list',
  ...properties.response.screens,
  'add genre page',
  'story form',
];

function createSchemaEdit(row: SchemaRow, side: keyof typeof properties): ContractEdit {
  const { before, after, ...texts } = row;
  const [[name = '', change] = []] = Object.entries(texts);
  const [topic = '', effect = ''] = name.split(' ');
  const kebab = topic.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const rule = `${side}-${kebab}-${effect}`;
  const isBreaking = breakingEffects[side].includes(effect) && !nonBreaking.has(rule);
  const property = properties[side];
  const path = `schemas ${property.name.replace('.', ' properties ')}`;
  return {
    rule,
    class: isBreaking ? 'breaking' : 'non-breaking',
    change: `\`${property.name}\` ${String(change)}`,
    screens: side === 'response' && isBreaking ? rejectedScreens : property.screens,
    prepare: createEdit({ [path]: before }),
    edit: createEdit({ [path]: after }),
  };
}

const schemaRows = read('schema-rows.yaml') as SchemaRow[];

export const contractEdits: ContractEdit[] = [
  ...edits,
  ...schemaRows.flatMap((row) => [
    createSchemaEdit(row, 'request'),
    createSchemaEdit(row, 'response'),
  ]),
];
