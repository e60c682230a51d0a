import {
  type ContractOperation,
  readContractOperations,
  schemaOf,
} from '../generate/contract-operations.ts';
import { describeOperation } from '../generate/generate-operations.ts';

/** The parts of an operation that the scaffold needs. */
export interface Operation extends Pick<ContractOperation, 'key' | 'method' | 'path' | 'id'> {
  tags: readonly string[];
  /** Its entry in the generated table. */
  description: ReturnType<typeof describeOperation>;
  requiresBody: boolean;
}

/** Reads every operation of a contract, given as the generated code uses it. */
export async function readOperations(contract: object): Promise<Operation[]> {
  const operations = await readContractOperations(contract);
  return operations.map((contractOperation) => {
    const { key, method, path, id, operation } = contractOperation;
    const { tags = [], requestBody } = operation;
    const requiresBody = requestBody?.required === true && schemaOf(requestBody) !== undefined;
    const description = describeOperation(contractOperation);
    return { key, method, path, id, tags, description, requiresBody };
  });
}
