import { generatePath } from 'react-router-dom';
import { getFullText } from '../../engine/cells/field-value.tsx';
import { capitalise } from '../../engine/config/labels.ts';
import { getId } from '../../engine/config/read-record.ts';
import type { Resource, ResourceRecord } from '../../engine/config/resource.ts';
import type { RecentRecord } from '../../session/preferences.ts';
import { orderedResources as resources, screens } from './screens.ts';
import { scoreText } from './match-text.ts';

/** What can be chosen in the palette. */
export interface PaletteOption {
  id: string;
  label: string;
  /** The second line. */
  detail?: string | undefined;
  /** The keys that do the same, as tinykeys spells them. */
  keys?: string | undefined;
  /** Whether it is what is set already. */
  isCurrent?: boolean;
  /** How well it matches what is typed, from 0 to 1. */
  score: number;
  /** The address that it opens. */
  to?: string;
  /** What it does instead; `staysOpen` keeps the palette. */
  run?: () => void;
  staysOpen?: boolean;
}

/** What is typed: a search, for records to open or to edit. */
export interface PaletteQuery {
  text: string;
  /** The text to search records for. */
  search: string;
  isEdit: boolean;
}

/** Reads what is typed: "edit jane" looks for records to edit. */
export function parseQuery(typed: string): PaletteQuery {
  const text = typed.trim();
  const [isEdit, search = ''] = /^edit\s+(.*)$/i.exec(typed.trimStart()) ?? [];
  return isEdit === undefined
    ? { text, search: text, isEdit: false }
    : { text, search: search.trim(), isEdit: true };
}

/** The options that match what is typed; all of them while nothing is typed. */
export const filterOptions = (
  options: readonly Omit<PaletteOption, 'score'>[],
  text: string,
): PaletteOption[] =>
  options
    .map((option) => ({ ...option, score: text === '' ? 0.1 : scoreText(option.label, text) }))
    .filter(({ score }) => score > 0);

function createRecordOption(
  resource: Resource,
  { id, label, detail }: { id: string; label: string; detail?: string | undefined },
  { search, isEdit }: PaletteQuery,
): PaletteOption {
  const singular = resource.labels.singular.toLowerCase();
  const path = generatePath(resource.routes.view, { id });
  return {
    // A record can be in two groups, but not with the same group before it.
    id: `${resource.name}-${id}`,
    label: isEdit ? `Edit ${singular} ${label}` : label,
    detail,
    to: isEdit ? `${path}/edit` : path,
    score: Math.max(0.1, scoreText(label, search)),
  };
}

const canOpen = (resource: Resource, isEdit: boolean) =>
  !isEdit || resource.operations.update !== undefined;

/** The resources whose records can be found, to be opened or to be edited. */
export const getSearchedResources = (isEdit: boolean): Resource[] =>
  resources.filter((resource) => resource.paging.search !== undefined && canOpen(resource, isEdit));

/** The options for the records opened last. */
export const listRecentOptions = (
  records: readonly RecentRecord[],
  query: PaletteQuery,
): PaletteOption[] =>
  records
    .flatMap(({ resource: name, id, label }) => {
      const resource = resources.find((each) => each.name === name);
      if (!resource || !canOpen(resource, query.isEdit)) return [];
      if (query.text !== '' && scoreText(label, query.search) === 0) return [];
      return [createRecordOption(resource, { id, label, detail: resource.labels.singular }, query)];
    })
    .slice(0, 5);

/** The second line of a record: the first texts of its row that are not its name. */
function describeRecord(resource: Resource, record: ResourceRecord, label: string): string {
  const texts = resource.columns.map((column) =>
    column.type === 'enum' || column.type === 'badge'
      ? capitalise(String(record[column.key ?? ''] ?? ''))
      : getFullText(column, record),
  );
  return texts
    .filter((text) => text && text !== label)
    .slice(0, 2)
    .join(' · ');
}

/** The options for the records that a search has found. */
export const listRecordOptions = (
  resource: Resource,
  records: readonly ResourceRecord[],
  query: PaletteQuery,
): PaletteOption[] =>
  records.map((record) => {
    const id = getId(resource, record);
    const label = resource.recordLabel(record) || id;
    const detail = describeRecord(resource, record, label);
    return createRecordOption(resource, { id, label, detail }, query);
  });

/** The screens, and the forms that add a record. */
export const screenOptions: readonly Omit<PaletteOption, 'score'>[] = [
  ...screens.map(({ label, to, letter }) => ({
    id: `screen-${to}`,
    label,
    to,
    keys: letter && `g ${letter}`,
  })),
  ...resources.flatMap(({ routes, labels }) =>
    routes.add
      ? [{ id: `screen-${routes.add}`, label: `Add ${labels.singular}`, to: routes.add }]
      : [],
  ),
];
