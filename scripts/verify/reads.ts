import { resources } from '../../src/resources/registry.ts';
import type { Resource } from '../../src/engine/resource.ts';
import type { Inquiry, Told } from './inquiry.ts';
import { checkList } from './lists.ts';
import { partOf } from './part-of.ts';

/** An identifier that no record has. */
const nobody = 'f'.repeat(24);

/** So many records of each list are looked at. */
const looks = 3;

const idOfRoute = ({ operations }: Inquiry, route: string) =>
  operations.find((operation) => operation.route === route)?.id ?? route;

async function checkRecords(inquiry: Inquiry, { routes, record }: Resource, found: string[]) {
  const read = idOfRoute(inquiry, routes.read);
  for (const id of found.slice(0, looks)) {
    const told = await inquiry.ask(read, { path: { id } });
    if (told.sound && partOf(partOf(told.body, record), '_id') !== id) {
      const expected = 'the identifier that was asked for';
      inquiry.report(read, told, [
        { pointer: `/${record}/_id`, expected, received: 'another identifier' },
      ]);
    }
  }
  await inquiry.ask(read, { path: { id: nobody }, wanted: [404] });
  await inquiry.ask(read, { path: { id: 'no-identifier' }, wanted: [422] });
}

/** Where all come at once, the total is that of the list. */
function checkTotal(inquiry: Inquiry, id: string, told: Told) {
  const length = partOf(told.body, 'length');
  const list = Object.values(told.body ?? {}).find(Array.isArray);
  if (!told.sound || length === undefined || !list || length === list.length) return;
  const expected = 'as many as there are rows, for all come at once';
  inquiry.report(id, told, [{ pointer: '/length', expected, received: 'another number' }]);
}

/** A public text may not be there yet; everything else that a screen reads without saying anything is. */
async function checkPlainReads(inquiry: Inquiry) {
  const reads = inquiry.operations.filter(({ method, plain }) => method === 'GET' && plain);
  for (const { id, secured, answers } of reads) {
    if (secured && !inquiry.token()) continue;
    const wanted = answers.has(404) ? [200, 404] : [200];
    checkTotal(inquiry, id, await inquiry.ask(id, { wanted }));
  }
}

/** Every secured read without a token, and one with a token whose signature is not the server's. */
async function checkGuard(inquiry: Inquiry) {
  const token = inquiry.token();
  const reads = inquiry.operations.filter(({ method, secured }) => method === 'GET' && secured);
  for (const { id } of reads) {
    await inquiry.ask(id, { path: { id: nobody }, token: null, wanted: [401] });
  }
  const [first] = reads;
  if (!token || !first) return;
  const forged = token.slice(0, -8) + Array.from(token.slice(-8)).toReversed().join('');
  if (forged !== token) await inquiry.ask(first.id, { token: forged, wanted: [401] });
}

/** All that the console reads, in the ways it reads it, and the refusals that change nothing. */
export async function checkReads(inquiry: Inquiry): Promise<void> {
  await checkPlainReads(inquiry);
  for (const resource of inquiry.token() ? resources : []) {
    const list = { id: idOfRoute(inquiry, resource.routes.list), resource };
    await checkRecords(inquiry, resource, await checkList(inquiry, list));
  }
  await checkGuard(inquiry);
}
