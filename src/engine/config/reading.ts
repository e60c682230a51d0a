/** The progress while a list is read whole, which its screen shows. */
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { Resource } from './resource.ts';

export interface Reading {
  /** Whether the administrator has agreed to read a long list whole. */
  mayReadLong?: boolean;
  /** How many rows have arrived. */
  count?: number;
  /** How many rows there are; undefined if that is not known. */
  total?: number | undefined;
  /** The reason why it waits; undefined while it does not wait. */
  notice?: string | undefined;
}

type Listed = Pick<Resource, 'operations'>;

const getKey = ({ operations }: Listed) => ['reading', operations.list];

export const getReading = (queryClient: QueryClient, list: Listed): Reading =>
  queryClient.getQueryData<Reading>(getKey(list)) ?? {};

export const setReading = (queryClient: QueryClient, list: Listed, change: Reading): void =>
  void queryClient.setQueryData<Reading>(getKey(list), (old) => ({ ...old, ...change }));

/** The progress of a list; the component is rendered again when it changes. */
export const useReading = (list: Listed): Reading =>
  useQuery<Reading>({ queryKey: getKey(list), queryFn: skipToken, staleTime: Infinity }).data ?? {};
