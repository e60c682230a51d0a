/** The states that the scenarios of the contract put the screens into. */
import type { Resource } from '../../../src/engine/config/resource.ts';
import {
  type ContractOperation,
  examplesOf,
  readContractOperations,
} from '../../generate/contract-operations.ts';
import { readDocument } from '../../generate/read-contract.ts';
import { loadConsole } from '../../lib/contract-usage/load-console.ts';
import { type OperationScenarios, readScenarios } from '../../lib/scenarios/catalogue.ts';
import { exampleBody } from '../../lib/scenarios/example-body.ts';
import { findMutationSteps } from './mutation-steps.ts';
import { buildId, type GalleryState } from './state.ts';

type Screen = OperationScenarios['screens'][number];

/** The public screens that a mutation of is sent without a session. */
const signedOutScreens = new Set(['sign-in']);

async function readContract(contract: string) {
  const document = await readDocument(contract);
  const [operations, { resources }] = await Promise.all([
    readContractOperations(document),
    loadConsole([document]),
  ]);
  const byKey = new Map(operations.map((operation) => [operation.key, operation]));
  const byName = new Map(Object.values(resources).map((resource) => [resource.name, resource]));
  return { byKey, byName };
}

type Contract = Awaited<ReturnType<typeof readContract>>;

/** The identifier of the first record in the contract's example of the list. */
function findRecordId({ operations, rows, idProperty }: Resource, { byKey }: Contract): string {
  const list = byKey.get(operations.list) as ContractOperation;
  const [first] = (exampleBody(list) as Record<string, Record<string, unknown>[]>)[rows] ?? [];
  return String(first?.[idProperty] ?? 1);
}

/** The address of a screen, with the identifier of a record; of a form in a dialog, the address of the dialog. */
function buildRoute(
  { screen, address }: Screen,
  resource: Resource | undefined,
  contract: Contract,
) {
  if (!resource) return address;
  const isDialog = screen.endsWith(' form') && address === resource.routes.view;
  const route = isDialog ? resource.routes.edit : address;
  return route.includes(':') ? route.replace(/:\w+/, findRecordId(resource, contract)) : route;
}

/** The states of one screen that the scenarios of one operation put it into. */
function listOperationStates(
  { operationId, operationKey, scenarios }: OperationScenarios,
  screen: Screen,
  contract: Contract,
): GalleryState[] {
  const resource = contract.byName.get(screen.resource ?? '');
  const isQuery = operationKey.startsWith('GET ');
  const { operation } = contract.byKey.get(operationKey) as ContractOperation;
  const [example] = Object.values(examplesOf(operation.requestBody));
  const act = isQuery
    ? undefined
    : findMutationSteps({
        operationKey,
        screen: screen.screen,
        resource,
        requestExample: example?.value,
      });
  if (!isQuery && !act) return [];
  return scenarios
    .filter(({ kind }) => isQuery || kind === 'failure' || kind === 'fault')
    .map(({ name, label, kind }) => ({
      id: buildId(screen.screen, operationId, name),
      screen: screen.screen,
      ...(screen.resource && { resource: screen.resource }),
      label,
      kind,
      operationId,
      scenario: name,
      route: buildRoute(screen, resource, contract),
      isSignedIn: !signedOutScreens.has(screen.screen),
      ...(act && { act }),
    }));
}

/** The states of every screen in every scenario of the operations that it uses. */
export async function listScenarioStates(contractFile: string): Promise<GalleryState[]> {
  const [operations, contract] = await Promise.all([
    readScenarios(contractFile),
    readContract(contractFile),
  ]);
  return operations.flatMap((operation) =>
    operation.screens.flatMap((screen) => listOperationStates(operation, screen, contract)),
  );
}
