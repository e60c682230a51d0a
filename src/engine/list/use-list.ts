import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Route } from '../../api/contract.ts';
import { readQuery } from '../../api/read-query.ts';
import { useApi } from '../../session/session-context.ts';
import type { Item, Resource } from '../resource.ts';
import {
  listQuery,
  type ListState,
  pageCountOf,
  pageSizesOf,
  readListAddress,
  writeListAddress,
} from './list-address.ts';

interface ListAnswer {
  length: number;
  [rows: string]: unknown;
}

/** A list as its address asks for it, and the ways to ask for another. */
export function useList(resource: Resource) {
  const api = useApi();
  const sizes = pageSizesOf(api.operation(resource.routes.list).query.resultPerPage);
  const [address, setAddress] = useSearchParams();
  const state = readListAddress(address, sizes);
  const { queryKey, queryFn } = readQuery(
    api,
    resource.routes.list as Route,
    {
      query: listQuery(state),
    } as never,
  );
  const query = useQuery({
    queryKey,
    // The rows know their own numbers: they stay for a while when the address is ahead of them.
    queryFn: async (context) => {
      const { length, [resource.rows]: rows } = (await queryFn(context)) as unknown as ListAnswer;
      return {
        total: length,
        rows: rows as Item[],
        firstNumber: (state.page - 1) * state.size + 1,
      };
    },
    placeholderData: keepPreviousData,
  });

  function go(change: Partial<ListState>, replace = false) {
    const next = writeListAddress({ ...state, ...change }, sizes);
    // Asking again for what is shown must not make Back seem dead.
    if (next.toString() !== writeListAddress(state, sizes).toString())
      setAddress(next, { replace });
  }

  // A page past the end shows the last, so that a deletion or an old link never ends on nothing.
  const lastPage = query.data && pageCountOf(query.data.total, state.size);
  const isPastEnd = !query.isPlaceholderData && lastPage !== undefined && state.page > lastPage;
  useEffect(() => {
    if (isPastEnd) go({ page: lastPage }, true);
  });

  return {
    state,
    sizes,
    query,
    isPastEnd,
    turnTo: (page: number) => go({ page }),
    resize: (size: number) => go({ size, page: 1 }),
    searchFor: (q: string) => go({ q: q.trim(), page: 1 }),
  };
}
