/** What the screens that `renderEngine` renders have sent. */

const findRequest = (requests: readonly Request[], method: string) =>
  requests.find((request) => request.method === method);

/** The query of the newest request: `?page=1&limit=2`. */
export const lastQuery = (requests: readonly Request[]) =>
  new URL(requests.at(-1)?.url ?? '').search;

/** The path of the first request with the method. */
export function pathOf(requests: readonly Request[], method: string) {
  const request = findRequest(requests, method);
  return request && new URL(request.url).pathname;
}

/** The body of the first request with the method. */
export const bodyOf = async (requests: readonly Request[], method: string) =>
  (await findRequest(requests, method)?.json()) as unknown;
