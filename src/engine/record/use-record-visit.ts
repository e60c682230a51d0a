import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { operationQueryKey } from '../../api/query-client.ts';
import { forgetRecord, rememberRecord } from '../../session/preferences.ts';
import { usePreferencesStore } from '../../session/session-context.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';

/**
 * Remembers the record on the screen as the one opened last. One that the server does not have any more is forgotten,
 * and its list is read again.
 */
export function useRecordVisit(
  resource: Resource,
  id: string,
  { data, error }: UseQueryResult<ResourceRecord>,
): void {
  const preferences = usePreferencesStore();
  const queries = useQueryClient();
  const { name, operations } = resource;
  const label = data && (resource.recordLabel(data) || id);
  const isGone = error instanceof ApiError && error.status === 404;

  useEffect(() => {
    if (label !== undefined && !isGone) rememberRecord(preferences, { resource: name, id, label });
  }, [preferences, name, id, label, isGone]);

  useEffect(() => {
    if (!isGone) return;
    forgetRecord(preferences, { resource: name, id });
    void queries.invalidateQueries({ queryKey: operationQueryKey(operations.list) });
  }, [preferences, queries, name, operations.list, id, isGone]);
}
