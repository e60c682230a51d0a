import { matchPath } from 'react-router-dom';
import type { Catalogue } from './catalogue.ts';

/** The screen that is shown, and the operations that were called since it was opened. */
export interface ShownScreen {
  path: string;
  calledIds: readonly string[];
}

/** An edit dialog has an address of its own, below that of the record. */
const matches = (address: string, path: string) =>
  [address, `${address}/edit`].some((pattern) => matchPath(pattern, path));

/** The operations of a screen: those that it uses by its configuration, and those that it has called. */
export const findScreenOperations = (
  catalogue: Catalogue,
  { path, calledIds }: ShownScreen,
): Catalogue =>
  catalogue.filter(
    ({ operationId, screens }) =>
      calledIds.includes(operationId) || screens.some(({ address }) => matches(address, path)),
  );
