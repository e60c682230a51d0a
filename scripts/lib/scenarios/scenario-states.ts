/** Lists the states into which the scenarios of the contract put the console's screens. */
import type { Resource } from '../../../src/engine/config/resource.ts';
import { type ContractOperation, listOperations } from '../../generate/contract-operations.ts';
import { readDocument } from '../../generate/read-contract.ts';
import { completeResources, readUsage } from '../contract-usage/usage.ts';
import type { ScreenUse } from '../contract-usage/uses.ts';
import { exampleBody, readRecords } from './example-bodies.ts';
import { listScenarios, type Scenario } from './scenarios.ts';

interface Place {
  screen: string;
  /** The route of the screen, with the identifier of a record: `/admin/users`. */
  route: string;
  /**
   * The name of the resource to which the screen belongs; undefined for the screens outside of `src/product/resources`.
   */
  resource?: string | undefined;
  /** The operation that reads a record of the resource. */
  readId?: string | undefined;
}

export type ScenarioState = Awaited<ReturnType<typeof listScenarioStates>>[number];

/** The id of a state, made from the names of its screen, operation and scenario. It is part of file names. */
export const buildId = (...names: string[]) =>
  names.map((name) => name.replaceAll(/[^a-z\d]+/gi, '-').replaceAll(/^-|-$/g, '')).join('--');

/**
 * The scenarios that a screen shows. For a mutation, these are the failures. A screen that only reads its response does
 * not send it.
 */
function listScenariosOf(operation: ContractOperation, { uses }: ScreenUse): Scenario[] {
  const scenarios = listScenarios(operation);
  if (operation.method === 'GET') return scenarios;
  if (uses.every(({ part }) => part === 'response')) return [];
  return scenarios.filter(({ kind }) => kind === 'failure' || kind === 'fault');
}

/** The states of every screen in every scenario of the operations that it uses. */
export async function listScenarioStates(contract: string) {
  const document = await readDocument(contract);
  const operations = listOperations(document);
  const usage = await readUsage(document);
  const resources = Object.values(await completeResources(document));

  /** The identifier of the first record in the contract's example of the list. */
  function findRecordId(resource: Resource): string {
    const list = operations.find(({ key }) => key === resource.operations.list);
    const [record] = list ? readRecords(exampleBody(list), resource.paging.rows) : [];
    return String(record?.[resource.idProperty] ?? 1);
  }

  return operations.flatMap((operation) => {
    const screens = usage.filter(({ operationKey }) => operationKey === operation.key);
    return screens.flatMap((use) => {
      const resource = resources.find(({ name }) => name === use.resource);
      const readId = operations.find(({ key }) => key === resource?.operations.read)?.id;
      // A form is a dialog over the record, and has an address of its own.
      const address = resource && use.screen.endsWith(' form') ? resource.routes.edit : use.address;
      const route = resource ? address.replace(/:\w+/, () => findRecordId(resource)) : address;
      const place: Place = { screen: use.screen, route, resource: use.resource, readId };
      return listScenariosOf(operation, use).map((scenario) => ({ place, operation, scenario }));
    });
  });
}
