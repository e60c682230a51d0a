/** How far a list has been read whole, which its screen shows. */
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { Resource } from './resource.ts';

interface Reading {
  /** Whether the administrator has agreed that a long list is read whole. */
  mayReadLong?: boolean;
  /** The rows that have arrived. */
  count?: number;
  /** Undefined where it is not known. */
  total?: number | undefined;
}

type Listed = Pick<Resource, 'operations'>;

const getKey = ({ operations }: Listed) => ['reading', operations.list];

export const getReading = (queryClient: QueryClient, list: Listed): Reading =>
  queryClient.getQueryData<Reading>(getKey(list)) ?? {};

export const setReading = (queryClient: QueryClient, list: Listed, change: Reading): void =>
  void queryClient.setQueryData<Reading>(getKey(list), (old) => ({ ...old, ...change }));

/** What a screen of the list shows, as long as it does. */
export const useReading = (list: Listed): Reading =>
  useQuery<Reading>({ queryKey: getKey(list), queryFn: skipToken, staleTime: Infinity }).data ?? {};
