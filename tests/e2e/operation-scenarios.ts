import type { Page } from '@playwright/test';
import {
  operationSteps as scenarios,
  type OperationSteps,
} from '../../scripts/gallery/operation-steps.ts';

export { scenarios };

/** The scenario of an operation, by its operationId. */
export function getScenario(id: string): OperationSteps {
  const scenario = scenarios[id];
  if (!scenario)
    throw new Error(
      `Add ${id} to scripts/gallery/operation-steps.ts: where the console calls it, and what it does there.`,
    );
  return scenario;
}

/**
 * Opens the screen of an operation and prepares it, for example fills in its form; returns the button of a mutation. For
 * a query none is found.
 */
export async function openScenario(page: Page, id: string) {
  const { route, prepare, button: name = 'no button' } = getScenario(id);
  await page.goto(`#${route}`);
  await prepare?.(page);
  return page.getByRole('button', { name }).first();
}
