/** The edits of the contract that contract:diff is tested with: of each rule, of each keyword of a schema, and others. */
import { readFileSync } from 'node:fs';
import type { OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import {
  type ContractChange,
  findContractChanges,
} from '../../../scripts/contract-diff/contract-changes.ts';
import { readDocument } from '../../../scripts/generate/read-contract.ts';
import { readUsage } from '../../../scripts/lib/contract-usage/usage.ts';

type Values = Record<string, unknown>;

/** An edit: the values at paths like `schemas User required`, null where the value is removed. */
interface Edit {
  /** Prepares the contract. */
  before?: Values;
  edit?: Values;
  /** The paths of values that are copied, by the path of the copy. */
  copy?: Record<string, string>;
}

interface EditRow extends Edit, Partial<Record<ContractChange['class'], string>> {
  change: string;
  screens?: string[];
}

interface SchemaRow extends Record<string, unknown> {
  before: unknown;
  after: unknown;
}

/** One edit of the frozen contract, and the expected change. */
interface ContractEdit extends Edit, Pick<ContractChange, 'rule' | 'class' | 'change'> {
  /** The affected screens, like `users list (column Username)`. */
  screens: string[];
}

const read = (file: string): unknown => parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const contract = await readDocument('tests/support/frozen-contract.yaml');

/** What the console uses of each operation. */
export const usage = await readUsage(contract);

/** The object that holds the value at a path, and the last key of the path. */
function locate(document: OpenAPI3, path: string) {
  const keys = path.replace(/^schemas /, 'components schemas ').split(' ');
  const key = keys.pop() ?? '';
  const root: object = document;
  const parent = keys.reduce((node, name) => node[name] as Values, root as Values);
  return { parent, key };
}

function applyEdit(before: OpenAPI3, values: Values = {}, copy: Edit['copy'] = {}): OpenAPI3 {
  const after = structuredClone(before);
  const copies = Object.entries(copy).map(([path, source]) => {
    const { parent, key } = locate(after, source);
    return [path, parent[key]] as const;
  });
  for (const [path, value] of [...Object.entries(values), ...copies]) {
    const { parent, key } = locate(after, path);
    if (value !== null) parent[key] = value;
    else if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  }
  return after;
}

/** The changes that contract:diff finds for an edit of the contract. */
export function changesAfter({ before, edit, copy }: Edit): ContractChange[] {
  const prepared = applyEdit(contract, before);
  return findContractChanges(prepared, applyEdit(prepared, edit, copy), usage);
}

const edits = (read('edits.yaml') as EditRow[]).map((row): ContractEdit => {
  const name = row.breaking === undefined ? 'non-breaking' : 'breaking';
  return { screens: [], ...row, rule: String(row[name]), class: name };
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
    before: { [path]: before },
    edit: { [path]: after },
  };
}

const schemaRows = read('schema-rows.yaml') as SchemaRow[];

/** For each rule, an edit and the change that is reported. */
export const contractEdits: ContractEdit[] = [
  ...edits,
  ...schemaRows.flatMap((row) => [
    createSchemaEdit(row, 'request'),
    createSchemaEdit(row, 'response'),
  ]),
];

/** Edits with no change or several, as they are reported. */
export const comparisons = read('comparisons.yaml') as (Edit & {
  title: string;
  changes: string[];
})[];
