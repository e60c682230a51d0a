/** Adds what is missing in the operations of a contract, so that code can be generated for each of them. */
import { camelCase } from 'es-toolkit';
import type { OpenAPI3 } from 'openapi-typescript';
import { listEntries } from './document-parts.ts';
import { resolveReference } from './resolve-references.ts';

interface Parameter {
  $ref?: string;
  in: string;
  name: string;
  required?: boolean;
  schema?: object;
}

interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  responses?: object;
}

type PathItem = Operation & { $ref?: string } & Record<string, Operation | undefined>;

const methods = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace', 'query'];

/** The form in which generators use a name: without case, and with letters and digits only. */
const plainName = (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** `getUsersByUserId` for `GET /users/{userId}` */
const makeName = (method: string, path: string) =>
  camelCase(`${method} ${path.replaceAll(/\{(.+?)\}/g, ' by $1 ')}`);

/**
 * Names each operation whose operationId is missing, or is no valid name, or is the same as another one's after
 * conversion.
 */
function nameOperations(operations: readonly [name: string, operation: Operation][]): void {
  const ids = operations.map(([, { operationId }]) => plainName(String(operationId ?? '')));
  const byId = Object.groupBy(operations, (_, index) => ids[index] ?? '');
  const isKept = (id: string) => /^\p{L}/u.test(id) && byId[id]?.length === 1;
  const taken = new Set(ids.filter(isKept));
  for (const [index, [name, operation]] of operations.entries()) {
    if (isKept(ids[index] ?? '')) continue;
    let free = name;
    for (let number = 2; taken.has(plainName(free)); number += 1) free = `${name}${number}`;
    taken.add(plainName(free));
    operation.operationId = free;
  }
}

/** Changes the document: declares missing path parameters as texts, and removes those that are not in the path. */
export function completeOperations(document: OpenAPI3): void {
  const paths = document.paths as Record<string, PathItem>;
  const follow = (parameter: Parameter): Parameter =>
    parameter.$ref === undefined
      ? parameter
      : follow(resolveReference(document, parameter.$ref) as Parameter);

  function completeParameters(names: readonly string[], item: PathItem, operation: Operation) {
    for (const owner of [item, operation]) {
      const kept = owner.parameters?.filter((parameter) => {
        const { in: place, name } = follow(parameter);
        return place !== 'path' || names.includes(name);
      });
      if (kept && kept.length < (owner.parameters?.length ?? 0)) owner.parameters = kept;
    }
    const declared = [item, operation].flatMap(({ parameters = [] }) => parameters.map(follow));
    const inPath = declared.filter(({ in: place }) => place === 'path');
    for (const parameter of inPath) parameter.required = true;
    const missing = names.filter((name) => !inPath.some((parameter) => parameter.name === name));
    if (missing.length === 0) return;
    const texts = missing.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    operation.parameters = [...(operation.parameters ?? []), ...texts];
  }

  const operations = listEntries(paths).flatMap(([path, { $ref, ...own }]) => {
    // If two paths refer to the same item, each gets operations of its own, with their own names.
    const target = $ref === undefined ? {} : structuredClone(resolveReference(document, $ref));
    const item = $ref === undefined ? paths[path] : (paths[path] = { ...Object(target), ...own });
    const names = [...path.matchAll(/\{(.+?)\}/g)].map(([, name = '']) => name);
    return methods.flatMap((method) => {
      const operation = item?.[method];
      if (!item || !operation) return [];
      operation.responses ??= {};
      completeParameters(names, item, operation);
      return [[makeName(method, path), operation] as [string, Operation]];
    });
  });
  nameOperations(operations);
}
