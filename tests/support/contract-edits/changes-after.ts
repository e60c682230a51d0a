import type { OpenAPI3 } from 'openapi-typescript';
import { readUsage } from '../../../scripts/lib/contract-usage/usage.ts';
import { readContractFile } from '../../../scripts/contract-diff/base-contract.ts';
import {
  type ContractChange,
  findContractChanges,
} from '../../../scripts/contract-diff/contract-changes.ts';
import type { ContractEdit } from './contract-edit.ts';

const contract = await readContractFile('tests/support/frozen-contract.yaml');

/** What the console uses of each operation. */
export const usage = await readUsage(contract);

function applyEdit(before: OpenAPI3, edit: ContractEdit['edit']): OpenAPI3 {
  const after = structuredClone(before);
  const { paths, components } = after;
  edit({ document: after, paths, components, schemas: components?.schemas });
  return after;
}

/** The changes that contract:diff finds for an edit of the contract, after an optional preparing edit. */
export function changesAfter(
  edit: ContractEdit['edit'],
  prepare: ContractEdit['edit'] = () => undefined,
): ContractChange[] {
  const before = applyEdit(contract, prepare);
  return findContractChanges(before, applyEdit(before, edit), usage);
}
