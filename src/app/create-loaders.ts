import type { FetchQueryOptions } from '@tanstack/react-query';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { parseListParams, withPreferredSize } from '../engine/config/list-params.ts';
import { listQuery, recordQuery } from '../engine/config/queries.ts';
import type { Resource } from '../engine/config/resource.ts';
import type { ProductScreen } from '../engine/config/product.ts';
import type { Services } from './create-services.ts';

type LoaderServices = Pick<Services, 'api' | 'store' | 'queryClient' | 'preferences'>;

/**
 * Creates the loaders of routes. While the code of a screen is loaded, its loader starts the first query of the screen.
 * It waits for neither, because the screen itself shows progress and errors.
 */
export function createLoaders({ api, store, queryClient, preferences }: LoaderServices) {
  function start(query: FetchQueryOptions) {
    void queryClient.prefetchQuery(query);
    return null;
  }

  /** Starts a query if there is a valid session. Otherwise the route redirects to the sign-in. */
  function startWithSession(query: FetchQueryOptions) {
    const session = store.get();
    return session && !store.isExpired(session.token) ? start(query) : null;
  }

  return {
    screen: ({ createQuery, isPublic = false }: ProductScreen) =>
      createQuery && (() => (isPublic ? start : startWithSession)(createQuery(api))),
    list:
      (resource: Resource): LoaderFunction =>
      ({ request }) => {
        const { paging } = resource;
        const { searchParams } = new URL(request.url);
        const preferredSize = preferences.get().pageSize;
        const shownParams = withPreferredSize(searchParams, paging, preferredSize);
        return startWithSession(listQuery(api, resource, parseListParams(shownParams, paging)));
      },
    record:
      (resource: Resource): LoaderFunction =>
      ({ params: { id = '' } }) =>
        startWithSession(recordQuery(api, resource, id)),
  };
}

/**
 * A page turn runs no loader, because that would delay the rows: the list is already shown, and sends the query itself.
 */
export const shouldLoadList: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export type Loaders = ReturnType<typeof createLoaders>;
