import type { ContractOperation } from '../../generate/contract-operations.ts';
import { stemName } from '../../resource/find-operations.ts';
import { readShape, type ResponseShape } from './response-shape.ts';

/** An `action` returns a record, changed by the body if there is one: `POST /api/orders/{id}/approve`. */
export type Role = 'list' | 'read' | 'create' | 'update' | 'delete' | 'action';

/** An operation, and what its path and response say about the entity that it may belong to. */
export interface Candidate {
  contractOperation: ContractOperation;
  shape: ResponseShape;
  /** The path with `{}` in place of each parameter. */
  path: string;
  pathParams: string[];
  endsWithParam: boolean;
}

/** Names that do not say which entity they are about. */
const genericNames = new Set(['', 'data', 'item', 'row', 'record', 'result', 'entri', 'content']);

const isParam = (segment: string) => segment.startsWith('{');
export const anonymise = (path: string) => path.replace(/\{[^}]*\}/g, '{}');
export const withoutLast = (path: string) => path.slice(0, path.lastIndexOf('/'));

export function describeCandidate(contractOperation: ContractOperation): Candidate {
  const { path } = contractOperation;
  const pathParams = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  return {
    contractOperation,
    shape: readShape(contractOperation, pathParams.slice(-1)),
    path: anonymise(path),
    pathParams,
    endsWithParam: isParam(path.split('/').at(-1) ?? ''),
  };
}

export function namesOf({ contractOperation, shape }: Candidate): string[] {
  const segments = contractOperation.path.split('/').filter((segment) => !isParam(segment));
  const names = [segments.at(-1), contractOperation.id, shape.rows?.key, shape.record?.key];
  return names.map((name = '') => stemName(name)).filter((name) => !genericNames.has(name));
}

/** The path of the records that a candidate is about, without their identifier. */
export const collectionOf = ({ path, endsWithParam }: Candidate) =>
  endsWithParam ? withoutLast(path) : path;

/** The role of an operation whose response tells what a record is. */
export function findDescribedRole({ contractOperation, shape, endsWithParam }: Candidate) {
  if (contractOperation.method !== 'GET') return undefined;
  if (endsWithParam) return shape.record && 'read';
  return shape.rows && 'list';
}

/** The role of an operation that changes a record, by its method and path. */
export function findChangeRole(candidate: Candidate): Role | undefined {
  const { contractOperation, endsWithParam, pathParams } = candidate;
  const { method } = contractOperation;
  if (endsWithParam && /^(PUT|PATCH)$/.test(method)) return 'update';
  if (endsWithParam && method === 'DELETE') return 'delete';
  return method === 'POST' && pathParams.length === 0 ? 'create' : undefined;
}
