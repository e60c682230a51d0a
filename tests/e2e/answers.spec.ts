import type { Page, Route } from '@playwright/test';
import { contract, operationAt } from '../support/contract-document.ts';
import { type Case, casesOf, crowded, seed } from '../support/generated/cases.ts';
import { calls, type Way } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { isFull } from './is-full.ts';

/**
 * Every operation is answered by the hundred in `npm run test:full`. Otherwise one of each kind is, a few times;
 * the client meets them all in tests/contract/generated-answers.test.ts.
 */
const sample = new Set(['login', 'getAllStoryRooms', 'getGenre', 'updateUser', 'deleteBanner']);
const tried = contract.filter(({ id }) => isFull || sample.has(id));
const count = isFull ? 200 : 4;

// Whatever stands where an address of a picture may stand is asked for.
test.use({ expectedComplaints: /Failed to load resource|inline event handler|img-src|ERR_/ });

const spelled = (place: (string | number)[]) =>
  place
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : (index ? '.' : '') + part))
    .join('') || 'the body';

const unexpired = ['{"alg":"HS256"}', '{"exp":9999999999}', 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

declare global {
  interface Window {
    /** How many toasts have told of a success; their words all have the same typo in common. */
    successes: number;
    /** Resolves as soon as something holds of the page. */
    until: (holds: () => boolean) => Promise<void>;
    /** Whether the first button of a name can be pressed. */
    isReady: (name: string) => boolean;
    /** Presses it, whatever lies over it at that moment. */
    press: (name: string) => void;
    /** Lets the answer of a change arrive. */
    answer: () => Promise<void>;
  }
}

/** To be run in the page, whose answers come faster than a test could look at them from outside. */
function prepareWindow() {
  window.confirm = () => true;
  window.alert = () => undefined;
  window.successes = 0;
  const waiting = new Set<() => void>();
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    window.successes += added.filter(({ textContent }) => textContent?.includes('Succes')).length;
    for (const look of waiting) look();
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });

  window.until = (holds) =>
    new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  const buttonOf = (name: string) =>
    [...document.querySelectorAll('button')].find((one) =>
      `${one.textContent} ${one.ariaLabel}`.trim().startsWith(name),
    );
  window.isReady = (name) => buttonOf(name)?.disabled === false;
  window.press = (name) => buttonOf(name)?.click();
}

/** Leaves the screen and comes back, so that it begins anew. */
async function arrive(page: Page, way: Way) {
  await page.evaluate(async (at) => {
    window.location.hash = '/nowhere';
    await window.until(() => document.title.startsWith('404'));
    window.location.hash = at;
    await window.until(() => !document.title.startsWith('404'));
  }, way.at);
  await way.prepare?.(page);
}

interface Step {
  button: string | undefined;
  /** Whether the button makes a change, whose answer is held back until the page shows that it waits for it. */
  isChange: boolean;
  /** What has to be said, if anything. */
  alert?: string;
  awaits: 'alert' | 'rows' | 'success' | 'title';
}

/** Presses a button and waits for what comes of it; tells what the page looks like then. */
const step = (page: Page, { button, isChange, alert = '', awaits }: Step) =>
  page.evaluate(
    async ({ name, changes, text, what }) => {
      const { successes } = window;
      const { title } = document;
      const none = (selector: string) => !document.querySelector(selector);
      const alerts = () => [...document.querySelectorAll('[role=alert]')];
      if (name) {
        await window.until(() => window.isReady(name));
        window.press(name);
      }
      if (name && changes) {
        await window.until(() => !window.isReady(name));
        await window.answer();
      }
      await window.until(() => {
        // The same may be said already of an answer before this one.
        if (what === 'alert' && changes && !window.isReady(name)) return false;
        if (what === 'alert') return alerts().some((one) => one.textContent.includes(text));
        if (what === 'success') return window.successes > successes;
        if (what === 'title') return document.title !== title && !none('h1');
        return none('main [role=alert], [role=dialog] [role=alert], main [aria-busy=true]');
      });
      return {
        headings: document.querySelectorAll('h1').length,
        isEmpty: (document.querySelector('main')?.textContent ?? '') === '',
        isBroken: document.title === 'Something went wrong',
        hasObject: document.body.textContent.includes('[object Object]'),
        succeeded: window.successes > successes,
      };
    },
    { name: button ?? '', changes: isChange, text: alert, what: awaits },
  );

const whole = { headings: 1, isEmpty: false, isBroken: false, hasObject: false };
const refused = { ...whole, succeeded: false };

/** The button that makes each change, by how its name begins. */
const buttonOf: Record<string, string> = {
  login: 'Sign In',
  deleteUser: 'Delete user',
  deleteStory: 'Delete story',
  deleteBanner: 'Delete banner',
};

/** What ends the session, so that another has to begin. */
const endsSession = new Set(['login', 'deleteAccount']);

for (const { id, answer: schema } of tried) {
  test.describe(`${id}, answered in ${count} ways that keep the contract and ${count} that break it`, () => {
    test.use({ signedIn: id !== 'login' });

    test(`shows the ones and says what is wrong with the others (seed ${seed})`, async ({
      page,
      visit,
      session,
    }) => {
      test.setTimeout(isFull ? 300_000 : 60_000);
      const way = calls[id];
      if (!way) throw new Error(`Nothing is known of ${id}.`);
      const isChange = way.call !== undefined;
      const button = isChange ? (buttonOf[id] ?? 'Submit') : undefined;
      const cases = casesOf(schema, count);
      const crowd = isFull && crowded(schema, cases);
      if (crowd) cases.push(crowd);

      let answer: unknown;
      let awaited = Promise.withResolvers<void>();
      const respond = async (route: Route) => {
        const request = route.request();
        const asked = operationAt(request.method(), new URL(request.url()).pathname);
        if (asked !== id) return route.fallback();
        if (isChange) await awaited.promise;
        awaited = Promise.withResolvers();
        return route.fulfill({ json: answer });
      };
      await page.route('**/api/**', respond);
      await page.exposeFunction('answer', () => awaited.resolve());
      await page.addInitScript(prepareWindow);
      answer = { success: false };
      await visit(way.at);

      async function tryBroken({ broken }: Case) {
        answer = broken.value;
        const place = spelled(broken.place);
        const alert = `The server's answer to ${id} does not match the contract: ${place} `;
        const seen = await step(page, { button, isChange, alert, awaits: 'alert' });
        expect(seen, JSON.stringify(broken.value)).toEqual(refused);
      }

      async function tryValid({ valid }: Case) {
        answer = id === 'login' ? { ...(valid as object), token: unexpired } : valid;
        const ends = endsSession.has(id) ? 'title' : 'success';
        const seen = await step(page, {
          button: button ?? 'Retry',
          isChange,
          awaits: isChange ? ends : 'rows',
        });
        expect(seen, JSON.stringify(valid)).toMatchObject(whole);
      }

      async function beginAgain() {
        if (!endsSession.has(id)) return;
        await page.evaluate(
          (kept) => {
            for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
            if (kept.token === '') localStorage.clear();
            window.dispatchEvent(new Event('storage'));
          },
          id === 'login' ? { token: '' } : session,
        );
      }

      // A change's screen shows little of its answer, and has to begin anew after each that is well: in the whole
      // run that is every tenth. All of them go through the client in tests/contract/generated-answers.test.ts.
      const together = isChange && isFull ? 10 : 1;
      for (const [index, one] of cases.entries()) {
        if (!isChange) answer = one.broken.value;
        if (index % together === 0) await arrive(page, way);
        await tryBroken(one);
        if ((index + 1) % together !== 0) continue;
        await tryValid(one);
        await beginAgain();
      }
    });
  });
}
