import type * as openapi from 'openapi-typescript';
import type { JsonSchema } from './combine-schemas.ts';
import { listEntries } from './document-parts.ts';
import { chooseHeaders, chooseScheme, type Security } from './choose-scheme.ts';
import { bundleContract } from './read-contract.ts';
import { resolveReferences } from './resolve-references.ts';

/** A part of a contract whose references are resolved. Values of any type are unknown. */
type Resolved<Part> = unknown extends Part
  ? unknown
  : Part extends openapi.ReferenceObject
    ? never
    : Part extends object
      ? { [Key in keyof Part]: Key extends 'schema' ? JsonSchema : Resolved<Part[Key]> }
      : Part;

type Message = Resolved<openapi.RequestBodyObject | openapi.ResponseObject>;
type Example = Resolved<openapi.ExampleObject>;

export type ContractOperation = ReturnType<typeof listOperations>[number];

/**
 * The media types that the console uses, in order of preference. A JSON patch (RFC 6902) is not among them, because it
 * is not the record.
 */
const usedMedia = [
  /^application\/json\b(?!-)/i,
  /^(?!.*json-patch).*\+json\b/i,
  // A file can only be sent in this form.
  /^multipart\/form-data\b/i,
  /^application\/x-www-form-urlencoded\b/i,
];

/** The media type of a message that the console uses, and its name. JSON is preferred. */
export function chooseMedia(message: Message | undefined) {
  const entries = Object.entries(message?.content ?? {});
  const used = usedMedia.flatMap((pattern) => entries.filter(([name]) => pattern.test(name)));
  return used[0] ?? entries[0];
}

const getMedia = (message: Message | undefined) => chooseMedia(message)?.[1];

/** The schema of a request body or a response, for the media type that the console uses. */
export const getSchema = (message: Message | undefined) => getMedia(message)?.schema;

/** The examples of a request body or a response by their names, for the media type that the console uses. */
export function listExamples(message: Message | undefined): Readonly<Record<string, Example>> {
  const { example: value, examples } = getMedia(message) ?? {};
  return examples ?? (value === undefined ? {} : { example: { value } });
}

/** The responses of an operation, by status. */
export const listResponses = ({ operation }: ContractOperation) => listEntries(operation.responses);

const toStatus = (name: string) => (name === 'default' ? 200 : Number(name.replaceAll(/x/gi, '0')));

/** The successful response of an operation: the first 2XX that has a body, else the first, else `default`. */
export function readSuccess(operation: ContractOperation) {
  const responses = listResponses(operation);
  const successes = responses.filter(([name]) => name.startsWith('2'));
  const [name = 'default', message] =
    successes.find(([, success]) => getSchema(success)) ??
    successes[0] ??
    responses.find(([other]) => other === 'default') ??
    [];
  return {
    status: toStatus(name),
    /** The schema of the response; undefined if it has no body. */
    schema: getSchema(message),
    examples: listExamples(message),
    headers: Object.keys(message?.headers ?? {}),
  };
}

/** The parameters of an operation: its own, and those of its path item that it does not override (OpenAPI 3.1, 4.8.10). */
function mergeParameters(...items: Pick<Resolved<openapi.PathItemObject>, 'parameters'>[]) {
  const all = items.flatMap(({ parameters }) => parameters ?? []);
  const byKey = all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter] as const);
  return [...new Map(byKey).values()];
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

const isRequired = (security: Security) =>
  security.length > 0 && security.every((alternative) => Object.keys(alternative).length > 0);

const accepts = (security: Security, name: string | undefined) =>
  name === undefined || security.some((alternative) => name in alternative);

/** The scheme by which administrators use a contract. */
export function findScheme(contract: object) {
  const document = resolveReferences(contract) as Resolved<openapi.OpenAPI3>;
  const { paths = {}, security = [], components } = document;
  const operations = listEntries(paths).flatMap(([, item]) =>
    methods.flatMap((method) => (item[method] ? [{ item, operation: item[method] }] : [])),
  );
  const securities = operations.map(({ operation }) => operation.security ?? security);
  const scheme = chooseScheme(components?.securitySchemes, securities);
  return (
    scheme ??
    chooseHeaders(operations.map(({ item, operation }) => mergeParameters(item, operation)))
  );
}

/** Every operation of a contract, with resolved references. */
export function listOperations(contract: object) {
  const document = resolveReferences(contract) as Resolved<openapi.OpenAPI3>;
  const { paths = {}, security = [] } = document;
  const scheme = findScheme(contract);
  return listEntries(paths).flatMap(([path, item]) =>
    methods.flatMap((methodName) => {
      const operation = item[methodName];
      if (!operation) return [];
      const method = methodName.toUpperCase();
      const key = `${method} ${path}`;
      const contractOperation = {
        /** The key of the operation: `GET /path`. */
        key,
        method,
        path,
        /** The operationId, or the key if the contract has none. */
        id: operation.operationId ?? key,
        operation,
        parameters: mergeParameters(item, operation),
        /** Whether the operation needs a token. */
        requiresAuth: isRequired(operation.security ?? security),
        /** Where requests carry the credential. */
        credential:
          scheme && accepts(operation.security ?? security, scheme.name) && scheme.location,
      };
      return [contractOperation];
    }),
  );
}

/** The operations of a contract, after it was checked for mistakes. */
export const readContractOperations = async (file: string): Promise<ContractOperation[]> =>
  listOperations((await bundleContract(file)).document);

/** Whether a contract has paths outside of /api. Such a path could be one of the console's own. */
export const hasOtherPaths = async (file: string): Promise<boolean> =>
  (await readContractOperations(file)).some(({ path }) => !path.startsWith('/api/'));
