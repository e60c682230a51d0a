/** What an operation is linked with: its screens in each scenario, in `npm run dev` and in the gallery. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  buildId,
  listScenarioStates,
  type ScenarioState,
} from '../lib/scenarios/scenario-states.ts';

export interface ScreenLinks {
  /** The screen in each scenario, in `npm run dev`. */
  scenarios: { label: string; href: string }[];
  /** Its pictures in the gallery, if that has been written. */
  picturesHref?: string;
}

const consoleUrl = 'http://127.0.0.1:5173/story-admin/';

const buildHref = ({ operation, scenario, route }: ScenarioState) =>
  `${consoleUrl}?${new URLSearchParams({ scenario: `${operation.id}:${scenario.name}` })}#${route}`;

/** The links of each screen and operation, by their `buildId`; `out` is the folder that the gallery may be in. */
export async function readScreenLinks(
  contract: string,
  out: string,
): Promise<ReadonlyMap<string, ScreenLinks>> {
  const pictures = await readdir(path.join(out, 'gallery/pictures')).catch(() => []);
  const states = await listScenarioStates(contract);
  const byScreen = Map.groupBy(states, ({ screen, operation }) => buildId(screen, operation.id));
  return new Map(
    [...byScreen].map(([id, ofScreen]) => {
      const scenarios = ofScreen.map((state) => ({
        label: state.scenario.label,
        href: buildHref(state),
      }));
      const [{ operation, screen }] = ofScreen as [ScenarioState];
      const query = new URLSearchParams({ q: `${operation.id}, ${screen}` });
      const hasPictures = pictures.some((file) => file.startsWith(`${id}--`));
      return [
        id,
        { scenarios, ...(hasPictures && { picturesHref: `gallery/index.html?${query}` }) },
      ];
    }),
  );
}
