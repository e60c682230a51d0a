import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../session/session-context.ts';
import { listQuery, recordQuery } from './queries.ts';
import { getId, type Resource } from './resource.ts';

/**
 * The name of the record with an identifier, or the identifier until the name is known. Most records are among the
 * first rows of their list, so one request reads these for all references. Any other record is read by itself.
 */
export function useRecordName(resource: Resource, id: string): string {
  const api = useApi();
  const { defaultSize: pageSize } = resource.paging.pageSizes;
  const list = useQuery(listQuery(api, resource, { pageNumber: 1, pageSize, search: '' }));
  const row = list.data?.rows.find((candidate) => getId(resource, candidate) === id);
  const { data: record } = useQuery({
    ...recordQuery(api, resource, id),
    enabled: list.isFetched && !row,
    retry: false,
  });
  const found = row ?? record;
  return (found && resource.recordLabel(found)) || id;
}
