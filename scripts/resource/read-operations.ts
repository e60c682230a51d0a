import { contractRoutes, type JsonSchema, schemaOf } from '../generate/contract-routes.ts';
import { namedContract } from '../generate/named-contract.ts';
import { isListOfObjects, isObject, propertiesOf } from './schema.ts';

/** What a draft asks of an operation. */
export interface Operation {
  /** As the contract spells it: `GET /api/coupons/{id}`. */
  route: string;
  method: string;
  path: string;
  id: string;
  tags: readonly string[];
  /** The names of its path parameters. */
  inPath: readonly string[];
  /** The names of its query parameters. */
  inQuery: readonly string[];
  /** The properties of its successful answer that hold rows, and those that hold one record. */
  lists: readonly [string, JsonSchema][];
  records: readonly [string, JsonSchema][];
  /** The properties of its answer, whatever they hold. */
  answer: readonly string[];
  /** The body that it requires. */
  body?: JsonSchema;
}

/** Every operation of the contract in the file. */
export async function readOperations(file: string): Promise<Operation[]> {
  const routes = await contractRoutes(await namedContract(file));
  return routes.map(({ operation, parameters, secured: _, ...one }) => {
    const { tags = [], requestBody, responses } = operation;
    const named = (place: string) =>
      parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
    const answer = propertiesOf(schemaOf(responses?.['200']) ?? {});
    const body = requestBody?.required ? schemaOf(requestBody) : undefined;
    return {
      ...one,
      tags,
      inPath: named('path'),
      inQuery: named('query'),
      lists: answer.filter(([, schema]) => isListOfObjects(schema)),
      records: answer.filter(([, schema]) => isObject(schema)),
      answer: answer.map(([name]) => name),
      ...(body && { body }),
    };
  });
}
