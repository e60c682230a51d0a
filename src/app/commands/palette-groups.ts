import type { Resource } from '../../engine/config/resource.ts';
import type { RecentRecord } from '../../session/preferences.ts';
import {
  filterOptions,
  listRecentOptions,
  listRecordOptions,
  type PaletteOption,
  type PaletteQuery,
  screenOptions,
} from './palette-options.ts';
import type { useRecordSearch } from './use-record-search.ts';

export interface PaletteGroup {
  id: string;
  heading: string;
  options: readonly PaletteOption[];
  /** What is shown instead of options. */
  note?: string | undefined;
  /** Why its search failed. */
  error?: string | undefined;
  /** Whether its options are those of an earlier text: they cannot be chosen. */
  isStale?: boolean;
  /** Whether it keeps the height of a full group. */
  isReserved?: boolean;
}

interface PaletteContent {
  query: PaletteQuery;
  recentRecords: readonly RecentRecord[];
  actions: readonly Omit<PaletteOption, 'score'>[];
  resources: readonly Resource[];
  search: ReturnType<typeof useRecordSearch>;
}

/** The option that stands for a failed search, and repeats it. */
const createRetryOption = (resource: Resource, reason: string, retry: () => void) => ({
  id: `retry-${resource.name}`,
  label: `${resource.labels.plural} could not be searched`,
  // A long reason is cut.
  detail: `Choose this to try again. ${reason}`,
  score: 0,
  run: retry,
  staysOpen: true,
});

/** The group of a resource while something is searched for. */
function createRecordGroup(
  resource: Resource,
  { query, search }: PaletteContent,
  shownIds: ReadonlySet<string>,
): PaletteGroup {
  const { name, labels } = resource;
  const { groups } = search.state;
  const { rows = [], error, isStale = true, isReserved = false } = groups[name] ?? {};
  const records = listRecordOptions(resource, rows, query).filter(({ id }) => !shownIds.has(id));
  const options =
    error === undefined
      ? records
      : [createRetryOption(resource, error, () => search.retry(resource))];
  const emptyNote = isStale
    ? 'Searching…'
    : isReserved && `No ${labels.plural.toLowerCase()} found`;
  const note = options.length === 0 && emptyNote ? emptyNote : undefined;
  return { id: name, heading: labels.plural, options, note, error, isStale, isReserved };
}

/** The groups of the palette that have something to show, in their order. */
export function listPaletteGroups(content: PaletteContent): PaletteGroup[] {
  const { query, recentRecords, actions, resources } = content;
  const recent = listRecentOptions(recentRecords, query);
  const shownIds = new Set(recent.map(({ id }) => id));
  const groups: PaletteGroup[] = [
    { id: 'recent', heading: 'Recent', options: recent },
    { id: 'screens', heading: 'Go to', options: filterOptions(screenOptions, query.text) },
    { id: 'actions', heading: 'Actions', options: filterOptions(actions, query.text) },
  ];
  if (query.search !== '') {
    groups.push(...resources.map((resource) => createRecordGroup(resource, content, shownIds)));
  }
  const isEmpty = groups.every(({ options }) => options.length === 0);
  if (isEmpty && !content.search.isSearching) return [];
  return groups.filter(({ options, note }) => options.length > 0 || note !== undefined);
}

/** The options that can be chosen. */
export const listEnabledOptions = (groups: readonly PaletteGroup[]): PaletteOption[] =>
  groups.flatMap(({ isStale = false, options }) => (isStale ? [] : options));
