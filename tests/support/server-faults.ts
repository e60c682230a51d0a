import { type Fault, inAnswers, inRequests, mistake, respond, set } from './plants.ts';

/** What is wrong, in which operation, and the finding: its pointer and what was received. */
type Row = [name: string, operationId: string, pointer: string, received: string, fault: Fault];

const elsewhere = 'f0'.repeat(12);
const failure = { success: false, error: { message: 'No.' } };
const done = { success: true };
const latin = Buffer.from('{"success":true,"data":"\xe9"}', 'latin1');
const html = { headers: { 'content-type': 'text/html' }, body: '<!doctype html>' };
const moved = { status: 302, headers: { location: '/elsewhere' } };

/** Adds the page's number to the total. */
const growing = inAnswers(({ json, url }) => {
  json.length += Number(url.searchParams.get('currentPage'));
});
const oneMore = inAnswers(({ json }) => void (json.length += 1));
const ofThePage = inAnswers(({ json }) => void (json.length = json.users.length));
const another = inAnswers(({ json }) => void json.users.push({ _id: elsewhere }));
const oneLess = inAnswers(({ json }) => void json.stories.pop());
const cutOff = inAnswers(({ json }) => ({ body: JSON.stringify(json).slice(0, -9) }));
const stranger = inAnswers(({ json, url }) => {
  if (url.searchParams.has('key') && json.banners[0]) json.banners[0].clientName = '-';
});
/** The first page stands for the second and all that follow. */
const oneAndOnly = inRequests(({ url: { searchParams: query } }) => {
  if (Number(query.get('currentPage')) > 1) query.set('currentPage', '1');
});

/** The ways for a server to be wrong that show without changing anything on it. */
export const readFaults: Row[] = [
  [
    'a property is missing',
    'getAllUsers',
    '/users/1/_id',
    'nothing',
    set('users.1._id', undefined),
  ],
  [
    'a property is of another type',
    'getUser',
    '/user/firstName',
    'a number',
    set('user.firstName', 5),
  ],
  [
    'a value is in no enumeration',
    'getStory',
    '/story/status',
    'a string',
    set('story.status', 'paused'),
  ],
  [
    'an identifier is none',
    'getAllStoryRooms',
    '/stories/0/_id',
    'a string',
    set('stories.0._id', '7'),
  ],
  [
    'a nested identifier is none',
    'getStory',
    '/story/host/_id',
    'a string',
    set('story.host', { _id: '7' }),
  ],
  ['a choice is neither', 'getStory', '/story/host', 'a string', set('story.host', 'Jane')],
  [
    'a date is none',
    'getBanner',
    '/banner/createdAt',
    'a string',
    set('banner.createdAt', 'yesterday'),
  ],
  ['the record is null', 'getGenre', '/genre', 'null', set('genre', null)],
  ['a list is an object', 'getAllGenre', '/data', 'an object', set('data', {})],
  ['the length is negative', 'getBanners', '/length', 'a negative number', set('length', -1)],
  ['the length is a text', 'getAllGenres', '/length', 'a string', set('length', '14')],
  ['the length is that of the page', 'getAllUsers', '/users', 'a list of 5', ofThePage],
  [
    'the length changes with the page',
    'getAllUsers',
    '/length',
    'another number than on page 1',
    growing,
  ],
  ['the length of all at once is wrong', 'getAllGenre', '/length', 'another number', oneMore],
  ['more rows come than were asked for', 'getAllUsers', '/users', 'a list of 6', another],
  ['fewer rows come than there are', 'getAllStoryRooms', '/stories', 'a list of 4', oneLess],
  ['every page is the first', 'getBanners', '/banners/0/_id', 'a row of page 1', oneAndOnly],
  [
    'the page size is ignored',
    'getAllGenres',
    '/genres',
    'a list of 5',
    mistake('resultPerPage', '5', '10'),
  ],
  ['the search is ignored', 'getAllUsers', '/length', 'rows', mistake('key', undefined)],
  [
    'the search finds nothing',
    'getAllGenres',
    '/genres',
    'a list of 0',
    mistake('key', 'no genre'),
  ],
  ['the search finds others', 'getBanners', '/banners/0', 'a row without it', stranger],
  [
    'the record is another',
    'getUser',
    '/user/_id',
    'another identifier',
    set('user._id', elsewhere),
  ],
  ['HTML comes', 'getDashboardData', '', 'HTML', respond(html)],
  ['nothing comes', 'getPrivacyPolicy', '', 'an empty body', respond({ body: '' })],
  ['the JSON ends too early', 'getAllGenre', '', 'JSON that breaks off', cutOff],
  [
    'the text is not UTF-8',
    'getTermsAndConditions',
    '',
    'text that is not UTF-8',
    respond({ body: latin }),
  ],
  [
    'the content type is another',
    'getUser',
    '',
    'text/html',
    respond({ ...html, body: { ...done, user: { _id: elsewhere } } }),
  ],
  ['a failure comes with 200', 'getStory', '/success', 'false', respond({ body: failure })],
  [
    'the status is in no contract',
    'getGenre',
    '',
    'status 418, which the contract does not have',
    respond({ status: 418 }),
  ],
  ['the status is another', 'getGenre', '', 'status 500', respond({ status: 500, body: failure })],
  [
    'it redirects',
    'getAllStoryRooms',
    '',
    'status 302, a redirect, which the contract does not have',
    respond(moved),
  ],
  ['it never answers', 'getAllGenres', '', 'nothing within 1.5 seconds', respond('never')],
  [
    'the connection breaks off',
    'getBanner',
    '',
    'no whole answer (UND_ERR_SOCKET)',
    respond('half'),
  ],
  [
    'a failure has no message',
    'getBanner',
    '/error/message',
    'nothing',
    set('error.message', undefined, 404),
  ],
  ['a failure says that it is none', 'getUser', '/success', 'true', set('success', true, 422)],
  ['page 0 is taken', 'getAllUsers', '', 'status 200', mistake('currentPage', '1', '0')],
  [
    'any page size is taken',
    'getAllStoryRooms',
    '',
    'status 200',
    mistake('resultPerPage', '15', '16'),
  ],
  [
    'a record is made up',
    'getStory',
    '',
    'status 200',
    respond({ status: 200, body: { ...done, story: { _id: elsewhere } } }, 404),
  ],
  [
    'nobody has to sign in',
    'getDashboardData',
    '',
    'status 200',
    respond({ status: 200, body: { ...done, data: [] } }, 401),
  ],
];

const edits = inRequests(({ body }) =>
  body.includes('https://example.com/after') ? { body: done } : undefined,
);
const unlisted = inAnswers(({ url }) =>
  url.searchParams.get('key')?.startsWith('contract:verify')
    ? { body: { ...done, banners: [], length: 0 } }
    : undefined,
);
const kept = inRequests(({ bearer }) => (bearer ? { body: done } : undefined));

/** A write fault may be planted in another operation than shows it. */
type WriteRow = [...Row, plantedIn?: string];

/** The ways to be wrong that show when records are added, edited and deleted. */
export const writeFaults: WriteRow[] = [
  [
    'a limit is not enforced',
    'updateBanner',
    '',
    'status 200',
    respond({ status: 200, body: done }, 422),
  ],
  [
    'an image is not required',
    'createBanner',
    '',
    'status 200',
    respond({ status: 200, body: done }, 422),
  ],
  ['anybody may edit', 'updateBanner', '', 'status 200', respond({ status: 200, body: done }, 401)],
  [
    'adding is answered without success',
    'createBanner',
    '/success',
    'nothing',
    set('success', undefined),
  ],
  ['adding is never answered', 'createBanner', '', 'nothing within 1.5 seconds', respond('never')],
  ['editing is never answered', 'updateBanner', '', 'nothing within 1.5 seconds', respond('never')],
  ['what was added is not listed', 'getBanners', '/banners', 'a list of 0', unlisted],
  [
    'an edit is forgotten',
    'getBanner',
    '/banner/navigationUrl',
    'something else',
    edits,
    'updateBanner',
  ],
  ['a deletion deletes nothing', 'getBanner', '', 'status 200', kept, 'deleteBanner'],
];
