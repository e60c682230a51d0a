import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTempFolder, type Stack, startStack } from '../../scripts/lib/start-stack.ts';
import { otherBrowsers, type RemoteBrowser } from '../support/other-browsers.ts';

/** Runs in the page: the control with an accessible name that can be seen, of the topmost dialog if one is open. */
function findControl(name: string): HTMLElement | undefined {
  const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')];
  const root = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document;
  const controls = root.querySelectorAll<HTMLInputElement>(
    'a, button, input, select, textarea, [contenteditable=true]',
  );
  return [...controls].find((control) => {
    const labels = [...(control.labels ?? [])].map((label) => label.textContent);
    const names = [control.ariaLabel, control.placeholder, control.textContent, ...labels];
    return control.checkVisibility() && names.some((each) => each?.trim() === name);
  });
}

/** Runs in the page: the centre of a control, scrolled into view. */
function findCentre(control: HTMLElement | undefined) {
  control?.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = control?.getBoundingClientRect() ?? new DOMRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

const keys = { control: '\uE009', enter: '\uE007' };

for (const { title, packages, isInstalled, start } of otherBrowsers) {
  const note = isInstalled ? '' : ` (skipped: needs ${packages})`;
  describe.skipIf(!isInstalled)(`In ${title}${note}`, () => {
    let stack: Stack;
    let browser: RemoteBrowser;

    beforeAll(async () => {
      stack = await startStack(await createTempFolder());
      browser = await start();
    });

    afterAll(async () => {
      await browser.stop();
      await stack.stop();
    });

    const control = (name: string) => `(${findControl.toString()})(${JSON.stringify(name)})`;
    const read = (expression: string) => () => browser.evaluate(expression);
    async function waitFor(expression: string, value: unknown = true) {
      await expect.poll(read(expression)).toBe(value);
    }

    const heading = `document.querySelector('h1')?.textContent`;
    const waitForHeading = (text: string) => waitFor(heading, text);

    /** Clicks once the control stays where it is: the page around it is laid out in steps. */
    async function click(name: string) {
      await waitFor(`[null, 'false'].includes(${control(name)}?.getAttribute('aria-disabled'))`);
      let centre: unknown;
      async function isAtRest() {
        const before = centre;
        centre = await browser.evaluate(`(${findCentre.toString()})(${control(name)})`);
        return isDeepStrictEqual(centre, before);
      }
      await expect.poll(isAtRest).toBe(true);
      const actions = [
        { type: 'pointerMove', ...Object(centre), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await browser.perform([
        { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
      ]);
    }

    const pressKeys = (actions: { type: 'keyDown' | 'keyUp'; value: string }[]) =>
      browser.perform([{ type: 'key', id: 'keyboard', actions }]);
    const type = (text: string) =>
      pressKeys(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    const pressWithControl = (value: string) =>
      pressKeys([
        { type: 'keyDown', value: keys.control },
        { type: 'keyDown', value },
        { type: 'keyUp', value },
        { type: 'keyUp', value: keys.control },
      ]);

    async function fill(name: string, text: string) {
      await click(name);
      await pressWithControl('a');
      await type(text);
    }

    test('an administrator opens a list', async () => {
      await browser.navigate(stack.url);
      await fill('Email', 'admin@example.com');
      await fill('Password', 'story-admin');
      await click('Sign In');
      await waitForHeading('Dashboard');
      await click('Users');
      await waitForHeading('Users');
      await expect.poll(read(`document.querySelectorAll('tbody tr').length`)).toBe(5);
    });

    test('a record is edited in a dialog that begins at its first field', async () => {
      await click('Beatriz Carvalho');
      await waitForHeading('Beatriz Carvalho');
      await click('Edit user Beatriz Carvalho');
      await waitFor(`document.activeElement.labels?.[0]?.textContent === 'First Name'`);
      await pressWithControl('a');
      await type('Beatrix');
      await click('Submit');
      await waitForHeading('Beatrix Carvalho');
      await expect.poll(read(`document.querySelector('[role=dialog]')`)).toBeNull();
      await waitForHeading('Users');
    });

    test('the palette leads to a screen by keyboard', async () => {
      await pressWithControl('k');
      await waitFor(`document.activeElement.getAttribute('role') === 'combobox'`);
      await type('add b');
      await waitFor(
        `document.querySelector('[aria-selected=true]')?.textContent.startsWith('Add Banner')`,
      );
      await type(keys.enter);
      await expect.poll(read(heading)).toBe('Add Banner');
    });

    test('a cropped image is stored', async () => {
      await fill('Client Name', 'Other Browser');
      await fill('Navigation URL', 'https://example.com');
      await browser.chooseFile(path.resolve('tests/support/images/landscape.jpg'));
      const preview = `document.querySelector('img[alt="What will be saved"]')`;
      await waitFor(`${preview}?.naturalWidth > 0`);
      await click('Rotate left');
      await waitFor(`document.body.innerText.includes('-90°')`);
      await click('Submit');
      await waitForHeading('Banners');
      await click('Other Browser');
      await waitForHeading('Other Browser');
      await expect.poll(read(`document.querySelector('dd img')?.naturalWidth`)).toBe(337);
    });

    test('a legal text is edited', async () => {
      await click('Privacy Policy');
      await waitForHeading('Privacy Policy');
      await click('Edit Privacy Policy');
      await waitFor(`document.activeElement.isContentEditable`);
      await type('Written here. ');
      await click('Submit');
      const text = read(`document.querySelector('article')?.innerText ?? ''`);
      await expect.poll(text).toContain('Written here.');
    });
  });
}
