import type { OperationId } from '../../../scripts/contract-verify/probe.ts';
import {
  type FaultCase,
  inRequests,
  inResponses,
  respondWith,
  setValue,
} from './fault-injection.ts';

const success = { success: true };

const ignoredEdit = inRequests(({ body }) =>
  body.includes('https://example.com/after') ? { body: success } : undefined,
);
const unlisted = inResponses(({ url }) =>
  url.searchParams.get('key')?.startsWith('contract:verify')
    ? { body: { ...success, banners: [], length: 0 } }
    : undefined,
);
const acceptInPlaceOf = (status: number) => respondWith({ status: 200, body: success }, status);
const noSuccess = setValue('/success', undefined);
const never = respondWith('never');
const ignoredDeletion = inRequests(({ bearer }) => (bearer ? { body: success } : undefined));

/** A fault of one operation may be found by a check of another. */
type WriteFaultCase = [...FaultCase, faultyOperation?: OperationId];

/** Faults that are found with --write. */
export const writeFaults: WriteFaultCase[] = [
  ['a constraint is not enforced', 'updateBanner', '', 'status 200', acceptInPlaceOf(422)],
  ['an image is not required', 'createBanner', '', 'status 200', acceptInPlaceOf(422)],
  ['an edit needs no token', 'updateBanner', '', 'status 200', acceptInPlaceOf(401)],
  ['adding has no success property', 'createBanner', '/success', 'must have required', noSuccess],
  ['adding gets no response', 'createBanner', '', 'nothing within 20 seconds', never],
  ['editing gets no response', 'updateBanner', '', 'nothing within 20 seconds', never],
  ['what is added is not listed', 'createBanner', '/banners', 'list of 0', unlisted, 'getBanners'],
  ['an edit is not saved', 'updateBanner', '/banner/navigationUrl', 'something else', ignoredEdit],
  ['a deletion deletes nothing', 'deleteBanner', '', 'status 200', ignoredDeletion],
];
