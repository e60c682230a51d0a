/** The two pictures of README.md, composed of the console's screens. */
import { writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CommandError } from '../lib/exit-with-error.ts';
import { type Console, createContext, withState } from './browser/open-state.ts';
import { exactLaunchOptions } from './browser/photograph-all.ts';
import { openConsole } from './serve-console.ts';
import { listStates } from './states/list-states.ts';
import { openDialog } from './states/form-steps.ts';
import type { GalleryState } from './states/state.ts';

interface Part {
  picture: Buffer;
  left: number;
  top: number;
}

interface Shot {
  state: GalleryState;
  theme: 'light' | 'dark';
  width: number;
  height: number;
  /** Of the dialog only. */
  ofDialog?: boolean;
}

async function photograph(browser: Browser, server: Console, shot: Shot): Promise<Buffer> {
  const { state, theme, width, height, ofDialog } = shot;
  const context = await createContext(browser);
  let picture: Buffer = Buffer.alloc(0);
  const onError = (error: string) => {
    throw new CommandError(`${state.screen}: ${error}`);
  };
  await withState(
    context,
    server,
    { state, view: { theme, width, height }, onError },
    async ({ page }) => {
      const part: Pick<Page, 'screenshot'> = ofDialog ? page.getByRole('dialog') : page;
      picture = await part.screenshot();
    },
  );
  await context.close();
  return picture;
}

/** Draws pictures as windows with a shadow on a grey ground. */
async function compose(browser: Browser, width: number, height: number, parts: readonly Part[]) {
  const page = await browser.newPage({ viewport: { width, height } });
  const windows = parts.map(
    ({ picture, left, top }) =>
      `<img style="left: ${left}px; top: ${top}px" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await page.setContent(`<style>
    body { margin: 0; background: #e7e5f0; }
    img { position: absolute; border-radius: 10px; box-shadow: 0 6px 28px rgb(30 27 46 / 22%); }
  </style>${windows.join('')}`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Writes the pictures that README.md shows. */
export async function writeReadmePictures(contract: string): Promise<void> {
  const states = await listStates(contract);
  const find = (screen: string): GalleryState => {
    const state = states.find((other) => other.screen === screen && other.kind === 'example');
    if (!state)
      throw new CommandError(`The contract ${contract} has no example for the ${screen}.`);
    return state;
  };
  const server = await openConsole(contract);
  const browser = await chromium.launch(exactLaunchOptions);
  const shoot = (shot: Shot) => photograph(browser, server, shot);

  const list = { state: find('users list'), theme: 'light', width: 1000, height: 740 } as const;
  const user = find('user detail');
  const dialog = {
    state: { ...user, act: openDialog },
    theme: 'light',
    width: 1280,
    height: 800,
    ofDialog: true,
  } as const;
  const dialogPicture = await shoot(dialog);
  const listAndDialog = await compose(browser, 1280, 800, [
    { picture: await shoot(list), left: 24, top: 24 },
    { picture: dialogPicture, left: 696, top: 340 },
  ]);
  const dashboard = { state: find('dashboard'), theme: 'dark', width: 1000, height: 780 } as const;
  const stories = { state: find('stories list'), theme: 'light', width: 390, height: 780 } as const;
  const darkAndPhone = await compose(browser, 1478, 828, [
    { picture: await shoot(dashboard), left: 24, top: 24 },
    { picture: await shoot(stories), left: 1064, top: 24 },
  ]);
  await browser.close();
  await server.close();
  const files = {
    '.github/list-and-dialog.png': listAndDialog,
    '.github/dark-and-phone.png': darkAndPhone,
  };
  for (const [file, picture] of Object.entries(files)) {
    await writeFile(file, picture);
    console.log(`${file}: ${Math.round(picture.length / 1024)} KiB`);
  }
  process.exit(0);
}
