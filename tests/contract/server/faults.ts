import type { OperationId } from '../../../scripts/contract-verify/probe.ts';
import type {
  InjectedFault,
  InterceptedResponse,
  ReplacedResponse,
} from '../../support/faulty-server.ts';

/** The name of a fault, the operation whose check finds it, and a part of what is found. */
type Found = [name: string, operationId: OperationId, pointer: string, message: string];

/** A fault of the operation whose check finds it, or of another one. */
export type FaultCase = [...Found, fault: InjectedFault, faultyOperation?: OperationId];

/** Injects each fault into its operation of an otherwise correct server. */
export function injectFaults(faults: readonly FaultCase[]): InjectedFault {
  const byOperation = new Map<string, InjectedFault>(
    faults.map(([, id, , , fault, faultyOperation = id]) => [faultyOperation, fault]),
  );
  return {
    onRequest: (request) => byOperation.get(request.operationId)?.onRequest?.(request),
    onResponse: (response) => byOperation.get(response.operationId)?.onResponse?.(response),
  };
}

/** Changes or replaces the responses with a status. */
const inResponses = (
  change: (response: InterceptedResponse) => ReplacedResponse | void,
  status = 200,
): InjectedFault => ({
  onResponse: (response) => (response.status === status ? change(response) : undefined),
});

/** Replaces the responses with a status. */
const respondWith = (replaced: ReplacedResponse, status?: number) =>
  inResponses(() => replaced, status);

/** Sets the value at a JSON pointer of the response; undefined removes it. */
const setValue = (pointer: string, value: unknown, status?: number) =>
  inResponses(({ json }) => {
    const names = pointer.split('/').slice(1);
    const last = names.pop() ?? '';
    const parent = names.reduce((node, name) => node?.[name], json);
    if (parent) parent[last] = value;
  }, status);

/** Gives a query parameter another value, where it has the value `from` or any; undefined removes it. */
const replaceQuery = (name: string, value: string | undefined, from?: string): InjectedFault => ({
  onRequest({ url: { searchParams } }) {
    const current = searchParams.get(name);
    if (current === null || (from !== undefined && current !== from)) return;
    if (value === undefined) searchParams.delete(name);
    else searchParams.set(name, value);
  },
});

const otherId = 'f0'.repeat(12);
const failure = { success: false, error: { message: 'No.' } };
const success = { success: true };
const data = { ...success, data: [] };
const notDocumented = ', which the contract does not document';
const html = { headers: { 'content-type': 'text/html' }, body: '<!doctype html>' };

/** Adds the page number to the total. */
const growingTotal = inResponses(({ json, url }) => {
  json.length += Number(url.searchParams.get('currentPage'));
});
const totalPlusOne = inResponses(({ json }) => void (json.length += 1));
const totalOfPage = inResponses(({ json }) => void (json.length = json.users.length));
const extraRow = inResponses(({ json }) => void json.users.push({ _id: otherId }));
const missingRow = inResponses(({ json }) => void json.stories.pop());
const incompleteJson = inResponses(({ json }) => ({ body: JSON.stringify(json).slice(0, -9) }));
const wrongMatch = inResponses(({ json, url }) => {
  if (url.searchParams.has('key') && json.banners[0]) json.banners[0].clientName = '-';
});
/** The first row has no name, and is found by every search. */
const namelessRow = inResponses(({ json, url }) => {
  const [first, second] = json.users;
  if (first) first.firstName = first.lastName = null;
  if (url.searchParams.has('key') && second) second.firstName = second.lastName = '-';
});
/** Every page is page 1. */
const firstPageOnly: InjectedFault = {
  onRequest({ url: { searchParams: query } }) {
    if (Number(query.get('currentPage')) > 1) query.set('currentPage', '1');
  },
};
const largerPages = replaceQuery('resultPerPage', '5', '10');
const anyPageSize = replaceQuery('resultPerPage', '15', '16');
const otherSearch = replaceQuery('key', 'no genre');

/** Values that the schema of a response does not allow, by their pointers; undefined removes one. */
const wrongValues: [...Found, value: unknown, status?: number][] = [
  ['a property is missing', 'getAllUsers', '/users/1/_id', 'must have required', undefined],
  ['a property has another type', 'getUser', '/user/firstName', 'must be string', 5],
  ['a value is not in the enum', 'getStory', '/story/status', 'allowed values: active', 'paused'],
  ['an identifier is invalid', 'getAllStoryRooms', '/stories/0/_id', 'must match pattern', '7'],
  ['a nested identifier is invalid', 'getStory', '/story/host/_id', 'must match pattern', '7'],
  ['a value matches no alternative', 'getStory', '/story/host', 'must be object', 'Jane'],
  ['a date is invalid', 'getBanner', '/banner/createdAt', 'format "date-time"', 'yesterday'],
  ['the record is null', 'getGenre', '/genre', 'must be object', null],
  ['a list is an object', 'getAllGenre', '/data', 'must be array', {}],
  ['the length is negative', 'getBanners', '/length', 'must be >= 0', -1],
  ['the length is a string', 'getAllGenres', '/length', 'must be integer', '14'],
  ['the record is another one', 'getUser', '/user/_id', 'another identifier', otherId],
  ['an error has no message', 'getBanner', '/error/message', 'must have required', undefined, 404],
  ['an error has success: true', 'getUser', '/success', 'must be equal to constant', true, 422],
];

const story = { ...success, story: { _id: otherId } };
const notUtf8 = Buffer.from('{"success":true,"data":"\xe9"}', 'latin1');
const unknownStory = { status: 200, body: story };
const elsewhere = { status: 302, headers: { location: '/elsewhere' } };

/** Responses in place of those with a status, of 200 by default. */
const wrongResponses: [...Found, replaced: ReplacedResponse, status?: number][] = [
  ['the body is HTML', 'getDashboardData', '', 'HTML', html],
  ['the body is empty', 'getPrivacyPolicy', '', 'an empty body', { body: '' }],
  ['the text is not UTF-8', 'getTermsAndConditions', '', 'not UTF-8', { body: notUtf8 }],
  ['the content type is another', 'getUser', '', 'text/html', { ...html, body: story }],
  ['an error has the status 200', 'getStory', '/success', 'equal to constant', { body: failure }],
  ['the status is not documented', 'getGenre', '', `418${notDocumented}`, { status: 418 }],
  ['the status is another one', 'getGenre', '', 'status 500', { status: 500, body: failure }],
  ['it redirects', 'getAllStoryRooms', '', `302, a redirect${notDocumented}`, elsewhere],
  ['a valid request is rejected', 'getStory', '', 'status 404', { status: 404, body: failure }],
  ['an error has another status', 'getUser', '', `418${notDocumented}`, { status: 418 }, 404],
  ['the body is text', 'getTermsAndConditions', '', 'text that is not JSON', { body: 'OK' }],
  ['the connection is closed', 'getBanner', '', 'no complete response (UND_ERR_SOCKET)', 'half'],
  ['an unknown record is returned', 'getStory', '', 'status 200', unknownStory, 404],
  ['a read needs no token', 'getDashboardData', '', 'status 200', { status: 200, body: data }, 401],
];

/** Faults that show only when responses are compared with their requests, or with each other. */
const wrongBehaviour: FaultCase[] = [
  ['the length is that of the page', 'getAllUsers', '/users', 'a list of 5', totalOfPage],
  ['the length changes with the page', 'getAllUsers', '/length', 'another number', growingTotal],
  ['the length of an unpaged list is wrong', 'getAllGenre', '/length', 'another', totalPlusOne],
  ['more rows than requested', 'getAllUsers', '/users', 'a list of 6', extraRow],
  ['fewer rows than there are', 'getAllStoryRooms', '/stories', 'a list of 4', missingRow],
  ['every page is the first', 'getBanners', '/banners/0/_id', 'a row of page 1', firstPageOnly],
  ['the page size is ignored', 'getAllGenres', '/genres', 'a list of 5', largerPages],
  ['the search is ignored', 'getAllUsers', '/length', 'rows', replaceQuery('key', undefined)],
  ['the search finds nothing', 'getAllGenres', '/genres', 'a list of 0', otherSearch],
  ['the search finds other rows', 'getBanners', '/banners/0', 'a row without it', wrongMatch],
  ['the search finds nameless rows', 'getAllUsers', '/users/0', 'a row without it', namelessRow],
  ['the JSON is incomplete', 'getAllGenre', '', 'incomplete JSON', incompleteJson],
  ['page 0 is accepted', 'getAllUsers', '', 'status 200', replaceQuery('currentPage', '1', '0')],
  ['any page size is accepted', 'getAllStoryRooms', '', 'status 200', anyPageSize],
  // This is the last fault of its list, because without the list no record is read either.
  ['it never responds', 'getAllGenres', '', 'nothing within 20 seconds', respondWith('never')],
];

/** Faults that are found without --write. */
export const readFaults: FaultCase[] = [
  ...wrongValues.map(([name, id, pointer, message, value, status]): FaultCase => {
    return [name, id, pointer, message, setValue(pointer, value, status)];
  }),
  ...wrongResponses.map(([name, id, pointer, message, replaced, status]): FaultCase => {
    return [name, id, pointer, message, respondWith(replaced, status)];
  }),
  ...wrongBehaviour,
];

const ignoredEdit: InjectedFault = {
  onRequest: ({ body }) =>
    body.includes('https://example.com/after') ? { body: success } : undefined,
};
const unlisted = inResponses(({ url }) =>
  url.searchParams.get('key')?.startsWith('contract:verify')
    ? { body: { ...success, banners: [], length: 0 } }
    : undefined,
);
const replaceWithSuccess = (status: number) => respondWith({ status: 200, body: success }, status);
const noSuccess = setValue('/success', undefined);
const never = respondWith('never');
const noContent = { status: 204, body: '' };
const ignoredDeletion: InjectedFault = {
  onRequest: ({ bearer }) => (bearer ? { body: success } : undefined),
};

/** A fault that is found with --write, after which a banner is left. */
export const deletionFault: FaultCase = [
  'a deletion deletes nothing',
  'deleteBanner',
  '',
  'status 200',
  ignoredDeletion,
];

/** Faults that are found with --write. */
export const writeFaults: FaultCase[] = [
  ['a constraint is not enforced', 'updateBanner', '', 'status 200', replaceWithSuccess(422)],
  ['an image is not required', 'createBanner', '', 'status 200', replaceWithSuccess(422)],
  ['an edit needs no token', 'updateBanner', '', 'status 200', replaceWithSuccess(401)],
  ['adding has no success property', 'createBanner', '/success', 'must have required', noSuccess],
  ['adding gets no response', 'createBanner', '', 'nothing within 20 seconds', never],
  ['editing gets no response', 'updateBanner', '', 'nothing within 20 seconds', never],
  ['what is added is not listed', 'createBanner', '/banners', 'list of 0', unlisted, 'getBanners'],
  ['an edit is not saved', 'updateBanner', '/banner/navigationUrl', 'something else', ignoredEdit],
  ['a deletion has no content', 'deleteBanner', '', 'status 204', respondWith(noContent, 200)],
];
