import { availableParallelism } from 'node:os';
import { type BrowserContext, chromium } from '@playwright/test';
import pMap from 'p-map';
import { launchOptions } from '../../lib/find-chromium.ts';
import { openConsole } from '../serve-console.ts';
import type { GalleryState } from '../states/state.ts';
import { createContext } from './open-state.ts';
import { photographState } from './photograph-state.ts';

/** A page waits for its timers and its server about half of the time. */
const pagesPerCore = 2;

/** Draws what changes as if all were new: what is reused would change some pixels of rounded corners, not in each run. */
export const exactLaunchOptions = {
  ...launchOptions,
  args: [...launchOptions.args, '--disable-partial-raster'],
};

/** Photographs states in Chromium, several at once. */
export async function photographAll(contract: string, states: readonly GalleryState[]) {
  const server = await openConsole(contract);
  const browser = await chromium.launch(exactLaunchOptions);
  const idle: BrowserContext[] = [];
  const photographed = await pMap(
    states,
    async ({ act, isSignedIn, ...state }) => {
      // Contexts keep the code of the console, which would otherwise be loaded for each state.
      const context = idle.pop() ?? (await createContext(browser));
      const { pictures, problems } = await photographState(context, server, {
        ...state,
        isSignedIn,
        ...(act && { act }),
      });
      idle.push(context);
      const lines = [...problems].map(
        ([problem, where]) => `${problem} (${[...new Set(where)].join(', ')})`,
      );
      return { ...state, pictures, problems: lines };
    },
    { concurrency: availableParallelism() * pagesPerCore },
  );
  await browser.close();
  server.close();
  return photographed;
}
