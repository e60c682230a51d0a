import type { Api } from '../api/create-api.ts';
import type { PrefetchableQuery, RouteQuery } from '../api/prefetch-query.ts';
import { getEditRoute } from '../engine/config/edit-route.ts';
import { listRouteQuery } from '../engine/config/list-query.ts';
import { recordRouteQuery } from '../engine/config/read-record.ts';
import type { Resource } from '../engine/config/resource.ts';
import { dashboardQuery } from '../screens/dashboard/dashboard-query.ts';
import { legalDocuments, legalTextQuery } from '../screens/legal/legal-documents.ts';
import { resources } from './resources.ts';

/** The query that a screen begins with, by the path of its route. */
type RouteQueries = Readonly<Record<string, RouteQuery>>;

/** The queries of the lists and the records of resources. */
export const getResourceQueries = (all: readonly Resource[]): RouteQueries =>
  Object.fromEntries(
    all.flatMap((resource) => [
      [resource.routes.list, listRouteQuery(resource)],
      [resource.routes.view, recordRouteQuery(resource)],
      [getEditRoute(resource), recordRouteQuery(resource)],
    ]),
  );

/** The parameters of a path; undefined if the path is not one of the route. */
function matchRoute(route: string, pathname: string): Record<string, string> | undefined {
  const names = route.split('/');
  const values = pathname.split('/');
  const params: Record<string, string> = {};
  if (names.length !== values.length) return undefined;
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = value;
    else if (name !== value) return undefined;
  }
  return params;
}

export type FindRouteQuery = (address: string) => ((api: Api) => PrefetchableQuery) | undefined;

type PageSizes = Parameters<RouteQuery>[1]['pageSizes'];

/**
 * Returns a function that finds the query of the screen at an address, `/admin/users?page=2`, with the preferred page
 * sizes of lists. It does without the router, so that the first request can be sent while that is still being loaded.
 */
export const createRouteQueryFinder =
  (queries: RouteQueries, getPageSizes: () => PageSizes): FindRouteQuery =>
  (address) => {
    const [pathname = '', search] = address.split('?');
    for (const [route, query] of Object.entries(queries)) {
      const params = matchRoute(route, pathname);
      if (!params) continue;
      const searchParams = new URLSearchParams(search);
      return (api) => query(api, { params, searchParams, pageSizes: getPageSizes() });
    }
    return undefined;
  };

/** The queries of all screens. */
export const routeQueries: RouteQueries = {
  '/admin/dashboard': dashboardQuery,
  ...getResourceQueries(resources),
  ...Object.fromEntries(
    Object.values(legalDocuments).map((document) => [
      document.path,
      (api: Api) => legalTextQuery(api, document),
    ]),
  ),
};
