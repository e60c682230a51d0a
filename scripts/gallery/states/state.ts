import type { Page } from '@playwright/test';
import type { ScenarioDescription } from '../../lib/scenarios/catalogue.ts';

/** A state of a screen, before and without the pictures of it. */
export interface StateDescription {
  /** Part of file names and of links: `users-list--getAllUsers-500`. */
  id: string;
  screen: string;
  resource?: string;
  /** `500: The server failed`, or `opened`. */
  label: string;
  kind: ScenarioDescription['kind'] | 'opened';
  operationId?: string;
  /** The name of the scenario: `500`. */
  scenario?: string;
  /** The route, with the identifier of a record: `/admin/users`. */
  route: string;
}

export interface GalleryState extends StateDescription {
  isSignedIn: boolean;
  /** Runs when the screen is open: opens a dialog, submits a form. */
  act?: (page: Page) => Promise<void>;
}

const toSlug = (text: string) => text.replaceAll(/[^\w.]+/g, '-').replaceAll(/^-|-$/g, '');

/** The id of a state, from the names of its screen, operation and scenario. */
export const buildId = (screen: string, ...parts: string[]) =>
  [screen, ...parts].map(toSlug).join('--');
