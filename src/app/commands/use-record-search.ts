import pMap from 'p-map';
import { useEffect, useReducer, useRef } from 'react';
import type { Resource } from '../../engine/config/resource.ts';
import { useApi } from '../../session/session-context.ts';
import { searchRecords } from './search-records.ts';
import { initialSearch, isSearching, reduceSearch } from './search-state.ts';

/** How long after the last key the search is sent, in milliseconds. */
const searchDelayMs = 150;

/** How long results wait for those of the groups above them, in milliseconds. */
const lateMs = 800;

/** The maximum number of requests at a time. */
const concurrency = 4;

/** Searches the records of all resources for a text; for an empty text it sends nothing. */
export function useRecordSearch(resources: readonly Resource[], text: string) {
  const api = useApi();
  const [state, dispatch] = useReducer(reduceSearch, initialSearch);
  const search = useRef<(resource: Resource) => Promise<void>>(undefined);

  useEffect(() => {
    dispatch({ type: 'start', text, names: resources.map(({ name }) => name) });
    if (text === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    async function settle(resource: Resource) {
      const { name } = resource;
      try {
        const rows = await searchRecords(api, resource, text, signal);
        if (!signal.aborted) dispatch({ type: 'settle', text, name, result: { rows } });
      } catch (error) {
        // The text has changed, or the palette was closed.
        if (signal.aborted) return;
        const result = { rows: [], error: (error as Error).message };
        dispatch({ type: 'settle', text, name, result });
      }
    }

    search.current = settle;
    const lateTimer = setTimeout(dispatch, searchDelayMs + lateMs, { type: 'late', text });
    const timer = setTimeout(() => {
      // An abort leaves those unsearched that were still waiting for their turn.
      pMap(resources, settle, { concurrency, signal }).catch(() => undefined);
    }, searchDelayMs);
    return () => {
      controller.abort();
      clearTimeout(timer);
      clearTimeout(lateTimer);
    };
  }, [api, resources, text]);

  return {
    state,
    /** Whether the results are not those of the text, or not all of them. */
    isSearching: state.text !== text || isSearching(state),
    retry(resource: Resource) {
      dispatch({ type: 'retry', name: resource.name });
      void search.current?.(resource);
    },
  };
}
