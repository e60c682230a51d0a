import type { ResourceRecord } from '../../engine/config/resource.ts';

/** What the search of one resource has found, or why it failed. */
interface SearchResult {
  rows: readonly ResourceRecord[];
  error?: string;
}

/** What the group of one resource shows. */
interface SearchGroup extends SearchResult {
  /** Whether it is the result for an earlier text. */
  isStale: boolean;
  /** Whether it keeps the height of a full group, because groups below it were shown before it. */
  isReserved: boolean;
}

/** The search of all resources for one text. */
export interface SearchState {
  text: string;
  /** The resources, by name, in the order of their groups. */
  names: readonly string[];
  /** The results for the text, shown or not. */
  results: Readonly<Record<string, SearchResult>>;
  groups: Readonly<Record<string, SearchGroup>>;
  /** Whether a search takes so long that the others are not held back for it. */
  isLate: boolean;
}

export type SearchAction =
  | { type: 'start'; text: string; names: readonly string[] }
  | { type: 'settle'; text: string; name: string; result: SearchResult }
  | { type: 'retry'; name: string }
  | { type: 'late'; text: string };

export const initialSearch: SearchState = {
  text: '',
  names: [],
  results: {},
  groups: {},
  isLate: false,
};

const emptyGroup: SearchGroup = { rows: [], isStale: true, isReserved: false };

/**
 * Shows results from the top: a group changes its height only while those below it have nothing to choose. Once the
 * search is late, all results are shown, and the groups that are still missing keep the height of a full one.
 */
function showResults(state: SearchState): SearchState {
  const { names, results, isLate } = state;
  const firstMissing = names.findIndex((name) => !results[name]);
  const groups = names.map((name, index): [string, SearchGroup] => {
    const group = state.groups[name] ?? emptyGroup;
    const result = results[name];
    if (!result) return [name, { ...group, isStale: true, isReserved: group.isReserved || isLate }];
    const isHeldBack = !isLate && firstMissing >= 0 && index > firstMissing;
    if (isHeldBack) return [name, group];
    return [name, { ...result, isStale: false, isReserved: group.isReserved }];
  });
  return { ...state, groups: Object.fromEntries(groups) };
}

function applyAction(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'start': {
      const { text, names } = action;
      if (text === '') return { ...initialSearch, names };
      const groups = Object.entries(state.groups).map(([name, group]) => [
        name,
        { ...group, isStale: true, isReserved: false },
      ]);
      return { text, names, results: {}, isLate: false, groups: Object.fromEntries(groups) };
    }
    case 'settle': {
      if (action.text !== state.text) return state;
      return { ...state, results: { ...state.results, [action.name]: action.result } };
    }
    case 'retry': {
      const { [action.name]: _, ...results } = state.results;
      return { ...state, results };
    }
    case 'late':
      return action.text === state.text ? { ...state, isLate: true } : state;
  }
}

export const reduceSearch = (state: SearchState, action: SearchAction): SearchState =>
  showResults(applyAction(state, action));

/** Whether results for the text are missing. */
export const isSearching = ({ text, names, results }: SearchState) =>
  text !== '' && names.some((name) => !results[name]);
