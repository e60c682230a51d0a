/** What an operation is linked with: its screens in each scenario, in `npm run dev` and in the gallery. */
import path from 'node:path';
import { readGalleryData } from '../gallery/last-run/gallery-data.ts';
import { listScenarioStates } from '../gallery/states/scenario-states.ts';
import type { GalleryState } from '../gallery/states/state.ts';

interface ScenarioLink {
  name: string;
  label: string;
  /** The screen in the scenario, in `npm run dev`. */
  href: string;
}

export interface ScreenLinks {
  operationId: string;
  screen: string;
  /** `/admin/users` */
  route: string;
  scenarios: ScenarioLink[];
  /** Its pictures in the gallery, if that has been written. */
  picturesHref?: string;
}

const consoleUrl = 'http://127.0.0.1:5173/story-admin/';

/** What to say where there are no pictures. */
export const noPictures = 'npm run gallery && npm run docs';

const toLink = ({ operationId, scenario = '', label, route }: GalleryState): ScenarioLink => ({
  name: scenario,
  label,
  href: `${consoleUrl}?${new URLSearchParams({ scenario: `${operationId}:${scenario}` })}#${route}`,
});

/** The links of each operation on each screen; `out` is the folder that the gallery may be in. */
export async function readScreenLinks(contract: string, out: string): Promise<ScreenLinks[]> {
  const gallery = await readGalleryData(path.join(out, 'gallery'));
  const byScreen = Map.groupBy(
    await listScenarioStates(contract),
    ({ operationId, screen }) => `${operationId} ${screen}`,
  );
  return [...byScreen.values()].flatMap((states) => {
    const [{ operationId, screen, route } = {}] = states;
    if (!operationId || !screen || !route) return [];
    const hasPictures = gallery?.states.some(
      (state) => state.operationId === operationId && state.screen === screen,
    );
    const query = new URLSearchParams({
      operation: operationId,
      screen: screen.replaceAll(' ', '_'),
    });
    return [
      {
        operationId,
        screen,
        route,
        scenarios: states.map(toLink),
        ...(hasPictures && { picturesHref: `gallery/index.html?${query}` }),
      },
    ];
  });
}

const markdownLink = ({ name, href }: ScenarioLink) => `[${name}](${href})`;

/** The scenarios and pictures of one screen, as one line of Markdown. */
export const renderLinksMarkdown = ({ scenarios, picturesHref }: ScreenLinks): string =>
  [
    scenarios.map(markdownLink).join(', '),
    ...(picturesHref ? [`[pictures](${picturesHref})`] : []),
  ].join('; ');
