import type { Locator, Page } from '@playwright/test';

/** An administrator's actions: a click, a key press, a typed text, an accepted question. */
export function createAdministrator(page: Page) {
  let count = 0;
  return {
    click: (control: Locator, options?: Parameters<Locator['click']>[0]) => {
      count += 1;
      return control.click(options);
    },
    press: (key: string) => {
      count += 1;
      return page.keyboard.press(key);
    },
    type: (text: string) => {
      count += 1;
      return page.keyboard.insertText(text);
    },
    goBack: () => {
      count += 1;
      return page.goBack();
    },
    /** The question that the next action asks. */
    acceptNext: () =>
      page.once('dialog', (dialog) => {
        count += 1;
        void dialog.accept();
      }),
    getCount: () => count,
  };
}

export type Administrator = ReturnType<typeof createAdministrator>;
