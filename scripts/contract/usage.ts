/** What the console asks of each operation of the contract, read off its own configuration. */
import type { OpenAPI3 } from 'openapi-typescript';
import { contractRoutes, schemaOf } from '../generate/contract-routes.ts';
import { loadConsole } from './load-console.ts';
import { otherScreens } from './other-screens.ts';
import { type Answers, screensOfResource } from './resource-screens.ts';

export interface Use {
  part: 'path' | 'query' | 'body' | 'answer';
  /** `users[].userName`; ending in `.*`, all that is below as well. */
  property: string;
  /** `column Username`, `field Starter`. */
  as: string;
}

export interface ScreenUse {
  /** `users list`, `user detail`, `genre form`, `add genre page`, `dashboard`. */
  screen: string;
  /** `/admin/users` */
  address: string;
  /** The resource that the screen is of: `users`. */
  resource?: string;
  uses: Use[];
}

export interface Usage {
  operationId: string;
  /** `GET /api/admin/getAllUsers` */
  route: string;
  /** None where the console does not call the operation. */
  screens: ScreenUse[];
}

/** A screen's part in one operation. */
export interface RouteUse extends ScreenUse {
  route: string;
}

/** The usage of every operation that one of the contracts has; of those that differ, the first counts. */
export async function usageOf(...contracts: OpenAPI3[]): Promise<Usage[]> {
  const console = await loadConsole();
  const all = (await Promise.all(contracts.map(contractRoutes))).flat();
  const answers: Answers = (route) =>
    all.flatMap((one) =>
      one.route === route ? (schemaOf(one.operation.responses?.['200']) ?? []) : [],
    );
  const screens = [
    ...otherScreens(console),
    ...console.resources.flatMap((resource) => screensOfResource(resource, answers)),
  ];
  return [...new Map(all.toReversed().map((one) => [one.route, one])).values()]
    .toReversed()
    .map(({ id, route }) => ({
      operationId: id,
      route,
      screens: screens.flatMap(({ route: used, ...screen }) => (used === route ? [screen] : [])),
    }));
}
