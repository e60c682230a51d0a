import {
  type FaultCase,
  inRequests,
  inResponses,
  replaceQuery,
  respondWith,
  setValue,
} from './fault-injection.ts';

const otherId = 'f0'.repeat(12);
const failure = { success: false, error: { message: 'No.' } };
const success = { success: true };
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
const firstPageOnly = inRequests(({ url: { searchParams: query } }) => {
  if (Number(query.get('currentPage')) > 1) query.set('currentPage', '1');
});

/** Faults that are found without --write. */
export const readFaults: FaultCase[] = [
  [
    'a property is missing',
    'getAllUsers',
    '/users/1/_id',
    "must have required property '_id'",
    setValue('users.1._id', undefined),
  ],
  [
    'a property has another type',
    'getUser',
    '/user/firstName',
    'must be string',
    setValue('user.firstName', 5),
  ],
  [
    'a value is not in the enum',
    'getStory',
    '/story/status',
    'must be equal to one of the allowed values: active',
    setValue('story.status', 'paused'),
  ],
  [
    'an identifier is invalid',
    'getAllStoryRooms',
    '/stories/0/_id',
    'must match pattern',
    setValue('stories.0._id', '7'),
  ],
  [
    'a nested identifier is invalid',
    'getStory',
    '/story/host/_id',
    'must match pattern',
    setValue('story.host', { _id: '7' }),
  ],
  [
    'a value matches no alternative',
    'getStory',
    '/story/host',
    'must be object',
    setValue('story.host', 'Jane'),
  ],
  [
    'a date is invalid',
    'getBanner',
    '/banner/createdAt',
    'must match format "date-time"',
    setValue('banner.createdAt', 'yesterday'),
  ],
  ['the record is null', 'getGenre', '/genre', 'must be object', setValue('genre', null)],
  ['a list is an object', 'getAllGenre', '/data', 'must be array', setValue('data', {})],
  ['the length is negative', 'getBanners', '/length', 'must be >= 0', setValue('length', -1)],
  [
    'the length is a string',
    'getAllGenres',
    '/length',
    'must be integer',
    setValue('length', '14'),
  ],
  ['the length is that of the page', 'getAllUsers', '/users', 'a list of 5', totalOfPage],
  [
    'the length changes with the page',
    'getAllUsers',
    '/length',
    'received another number',
    growingTotal,
  ],
  [
    'the length of an unpaged list is wrong',
    'getAllGenre',
    '/length',
    'another number',
    totalPlusOne,
  ],
  ['more rows than requested', 'getAllUsers', '/users', 'a list of 6', extraRow],
  ['fewer rows than there are', 'getAllStoryRooms', '/stories', 'a list of 4', missingRow],
  ['every page is the first', 'getBanners', '/banners/0/_id', 'a row of page 1', firstPageOnly],
  [
    'the page size is ignored',
    'getAllGenres',
    '/genres',
    'a list of 5',
    replaceQuery('resultPerPage', '5', '10'),
  ],
  ['the search is ignored', 'getAllUsers', '/length', 'rows', replaceQuery('key', undefined)],
  [
    'the search finds nothing',
    'getAllGenres',
    '/genres',
    'a list of 0',
    replaceQuery('key', 'no genre'),
  ],
  [
    'the search finds other rows, and the first row has nothing to search for',
    'getAllUsers',
    '/users/0',
    'a row without it',
    namelessRow,
  ],
  ['the search finds other rows', 'getBanners', '/banners/0', 'a row without it', wrongMatch],
  [
    'the record is another one',
    'getUser',
    '/user/_id',
    'another identifier',
    setValue('user._id', otherId),
  ],
  ['the body is HTML', 'getDashboardData', '', 'HTML', respondWith(html)],
  ['the body is empty', 'getPrivacyPolicy', '', 'an empty body', respondWith({ body: '' })],
  ['the JSON is incomplete', 'getAllGenre', '', 'incomplete JSON', incompleteJson],
  [
    'the text is not UTF-8',
    'getTermsAndConditions',
    '',
    'text that is not UTF-8',
    respondWith({ body: Buffer.from('{"success":true,"data":"\xe9"}', 'latin1') }),
  ],
  [
    'the content type is another',
    'getUser',
    '',
    'text/html',
    respondWith({ ...html, body: { ...success, user: { _id: otherId } } }),
  ],
  [
    'an error has the status 200',
    'getStory',
    '/success',
    'must be equal to constant',
    respondWith({ body: failure }),
  ],
  [
    'the status is not documented',
    'getGenre',
    '',
    'status 418, which the contract does not document',
    respondWith({ status: 418 }),
  ],
  [
    'the status is another one',
    'getGenre',
    '',
    'status 500',
    respondWith({ status: 500, body: failure }),
  ],
  [
    'it redirects',
    'getAllStoryRooms',
    '',
    'status 302, a redirect, which the contract does not document',
    respondWith({ status: 302, headers: { location: '/elsewhere' } }),
  ],
  [
    'a valid request is rejected',
    'getStory',
    '',
    'status 404',
    respondWith({ status: 404, body: failure }, 200),
  ],
  [
    'an error has another status',
    'getUser',
    '',
    'status 418, which the contract does not document',
    respondWith({ status: 418, body: failure }, 404),
  ],
  [
    'the body is text',
    'getTermsAndConditions',
    '',
    'text that is not JSON',
    respondWith({ body: 'OK' }),
  ],
  ['it never responds', 'getAllGenres', '', 'nothing within 20 seconds', respondWith('never')],
  [
    'the connection is closed',
    'getBanner',
    '',
    'no complete response (UND_ERR_SOCKET)',
    respondWith('half'),
  ],
  [
    'an error has no message',
    'getBanner',
    '/error/message',
    "must have required property 'message'",
    setValue('error.message', undefined, 404),
  ],
  [
    'an error has success: true',
    'getUser',
    '/success',
    'must be equal to constant',
    setValue('success', true, 422),
  ],
  ['page 0 is accepted', 'getAllUsers', '', 'status 200', replaceQuery('currentPage', '1', '0')],
  [
    'any page size is accepted',
    'getAllStoryRooms',
    '',
    'status 200',
    replaceQuery('resultPerPage', '15', '16'),
  ],
  [
    'an unknown record is returned',
    'getStory',
    '',
    'status 200',
    respondWith({ status: 200, body: { ...success, story: { _id: otherId } } }, 404),
  ],
  [
    'a read needs no token',
    'getDashboardData',
    '',
    'status 200',
    respondWith({ status: 200, body: { ...success, data: [] } }, 401),
  ],
];
