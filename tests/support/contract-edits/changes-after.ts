import type { OpenAPI3 } from 'openapi-typescript';
import { readUsage } from '../../../scripts/lib/contract-usage/usage.ts';
import { readDocument } from '../../../scripts/generate/read-contract.ts';
import {
  type ContractChange,
  findContractChanges,
} from '../../../scripts/contract-diff/contract-changes.ts';

/** The parts of the contract, loosely typed so that anything can be edited. */
// oxlint-disable-next-line typescript/no-explicit-any -- an edit may be anywhere in it
export type Contract = Record<'document' | 'paths' | 'components' | 'schemas', any>;

export type Edit = (contract: Contract) => void;

const contract = await readDocument('tests/support/frozen-contract.yaml');

/** What the console uses of each operation. */
export const usage = await readUsage(contract);

function applyEdit(before: OpenAPI3, edit: Edit): OpenAPI3 {
  const after = structuredClone(before);
  const { paths, components } = after;
  edit({ document: after, paths, components, schemas: components?.schemas });
  return after;
}

/** The changes that contract:diff finds for an edit of the contract, after an optional preparing edit. */
export function changesAfter(edit: Edit, prepare: Edit = () => undefined): ContractChange[] {
  const before = applyEdit(contract, prepare);
  return findContractChanges(before, applyEdit(before, edit), usage);
}
