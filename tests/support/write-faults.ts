import type { OperationId } from '../../scripts/contract-verify/operations.ts';
import { inRequests, inResponses, respondWith, setValue } from './fault-injection.ts';
import type { FaultCase } from './read-faults.ts';

const success = { success: true };

const ignoredEdit = inRequests(({ body }) =>
  body.includes('https://example.com/after') ? { body: success } : undefined,
);
const unlisted = inResponses(({ url }) =>
  url.searchParams.get('key')?.startsWith('contract:verify')
    ? { body: { ...success, banners: [], length: 0 } }
    : undefined,
);
const ignoredDeletion = inRequests(({ bearer }) => (bearer ? { body: success } : undefined));

/** A fault of one operation may be found in another. */
type WriteFaultCase = [...FaultCase, faultyOperation?: OperationId];

/** Faults that are found with --write. */
export const writeFaults: WriteFaultCase[] = [
  [
    'a constraint is not enforced',
    'updateBanner',
    '',
    'status 200',
    respondWith({ status: 200, body: success }, 422),
  ],
  [
    'an image is not required',
    'createBanner',
    '',
    'status 200',
    respondWith({ status: 200, body: success }, 422),
  ],
  [
    'an edit needs no token',
    'updateBanner',
    '',
    'status 200',
    respondWith({ status: 200, body: success }, 401),
  ],
  [
    'the response to adding has no success property',
    'createBanner',
    '/success',
    'nothing',
    setValue('success', undefined),
  ],
  [
    'adding gets no response',
    'createBanner',
    '',
    'nothing within 1.5 seconds',
    respondWith('never'),
  ],
  [
    'editing gets no response',
    'updateBanner',
    '',
    'nothing within 1.5 seconds',
    respondWith('never'),
  ],
  ['the added banner is not listed', 'getBanners', '/banners', 'a list of 0', unlisted],
  [
    'an edit is not saved',
    'getBanner',
    '/banner/navigationUrl',
    'something else',
    ignoredEdit,
    'updateBanner',
  ],
  ['a deletion deletes nothing', 'getBanner', '', 'status 200', ignoredDeletion, 'deleteBanner'],
];
