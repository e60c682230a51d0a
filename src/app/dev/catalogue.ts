/** What `scripts/lib/scenarios` says about the operations of the contract. */
export interface OperationScenarios {
  operationId: string;
  /** `GET /api/admin/getAllUsers` */
  operationKey: string;
  summary: string;
  /** The screens that use the operation; `address` is a route: `/admin/view/user/:id`. */
  screens: readonly { screen: string; address: string }[];
  scenarios: readonly Scenario[];
}

export interface Scenario {
  name: string;
  label: string;
  kind: 'example' | 'failure' | 'fault' | 'generated';
}

export type Catalogue = readonly OperationScenarios[];

/** Reads the scenarios of the contract as it is now. */
export async function fetchCatalogue(): Promise<Catalogue> {
  const response = await fetch(`${import.meta.env.BASE_URL}dev/scenarios.json`);
  if (!response.ok)
    throw new Error(
      `The scenarios could not be read (${response.status}). Look at the terminal of npm run dev.`,
    );
  return (await response.json()) as Catalogue;
}
