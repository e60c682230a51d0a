import $RefParser from '@apidevtools/json-schema-ref-parser';
import { namedContract } from '../generate/named-contract.ts';
import { isListOfObjects, isObject, propertiesOf, type Schema } from './schema.ts';

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
  lists: readonly [string, Schema][];
  records: readonly [string, Schema][];
  /** The properties of its answer, whatever they hold. */
  answer: readonly string[];
  /** The body that it requires. */
  body?: Schema;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Parameter {
  name: string;
  in: string;
}
interface OperationObject {
  operationId?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Content & { required?: boolean };
  responses?: Record<string, Content>;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathItem = { [M in Method]?: OperationObject } & { parameters?: Parameter[] };

const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

const schemaOf = (message?: Content) => Object.values(message?.content ?? {})[0]?.schema;

function operation(
  method: string,
  path: string,
  { operationId = '', tags = [], parameters = [], requestBody, responses }: OperationObject,
  shared: Parameter[],
): Operation {
  const named = (place: string) =>
    [...shared, ...parameters].filter((one) => one.in === place).map(({ name }) => name);
  const answer = propertiesOf(schemaOf(responses?.['200']) ?? {});
  const body = requestBody?.required ? schemaOf(requestBody) : undefined;
  return {
    route: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    id: operationId,
    tags,
    inPath: named('path'),
    inQuery: named('query'),
    lists: answer.filter(([, schema]) => isListOfObjects(schema)),
    records: answer.filter(([, schema]) => isObject(schema)),
    answer: answer.map(([name]) => name),
    ...(body && { body }),
  };
}

/** Every operation of the contract in the file. */
export async function readOperations(file: string): Promise<Operation[]> {
  const contract = await namedContract(file);
  const { paths = {} } = (await $RefParser.dereference(contract as object)) as {
    paths?: Record<string, PathItem>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const one = item[method];
      return one ? [operation(method, path, one, item.parameters ?? [])] : [];
    }),
  );
}
