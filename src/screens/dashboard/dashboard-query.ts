import type { Api } from '../../api/create-api.ts';
import { operationQueryKey } from '../../api/query-client.ts';

const operation = 'GET /api/admin/getDashboardData';

/** Query options for the counts. */
export const dashboardQuery = (api: Api) => ({
  queryKey: operationQueryKey(operation),
  queryFn: ({ signal }: { signal: AbortSignal }) => api.request(operation, {}, signal),
});
