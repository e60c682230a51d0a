import { CommandError } from '../../lib/exit-with-error.ts';
import { listOpenedStates } from './opened-states.ts';
import { listScenarioStates } from './scenario-states.ts';
import type { GalleryState } from './state.ts';

/** All states of the gallery, or those of one screen or resource. */
export async function listStates(contract: string, only?: string): Promise<GalleryState[]> {
  const scenarioStates = await listScenarioStates(contract);
  const states = [...listOpenedStates(scenarioStates), ...scenarioStates];
  if (only === undefined) return states;
  const selected = states.filter(({ screen, resource }) => only === screen || only === resource);
  if (selected.length > 0) return selected;
  const names = [...new Set(states.flatMap(({ screen, resource = screen }) => [resource, screen]))];
  throw new CommandError(
    `There is no screen or resource "${only}". --only takes one of: ${names.join(', ')}.`,
  );
}
