/** Finds the entities of a contract, and the operations that list, read and change their records. */
import type { JsonSchema } from '../../generate/json-schema.ts';
import type { ContractOperation } from '../../generate/contract-operations.ts';
import { stemName } from '../../resource/find-operations.ts';
import {
  anonymise,
  type Candidate,
  collectionOf,
  describeCandidate,
  findChangeRole,
  findDescribedRole,
  namesOf,
  type Role,
  withoutLast,
} from './candidate.ts';
import { findIdentifier, propertiesOf, type ResponseShape } from './response-shape.ts';

export interface Entity {
  /** The path of its list, or that of its records without the identifier. */
  path: string;
  /** The paths of its lists, with `{}` in place of each parameter; below them are its records. */
  collections: Set<string>;
  /** Stems of the names that the contract has for it. */
  names: Set<string>;
  /** The property that identifies a record. */
  identifier: string;
  /** What every operation says about a record. */
  schema: JsonSchema;
  operations: EntityOperation[];
}

export interface EntityOperation {
  role: Role;
  contractOperation: ContractOperation;
  shape: ResponseShape;
  /** The path parameter with the identifier of the record. */
  idParam: string | undefined;
  /** The other path parameters, and the properties of a record that must be equal. */
  parents: { param: string; property: string }[];
}

const sharesName = ({ names }: Entity, candidate: Candidate) =>
  namesOf(candidate).some((name) => names.has(name));

/** Whether a record, or a row, has only properties of the entity. */
function isPartOf(part: JsonSchema | undefined, { schema, identifier }: Entity): boolean {
  const names = Object.keys(part ? propertiesOf(part) : {});
  const whole = propertiesOf(schema);
  return names.includes(identifier) && names.every((name) => name in whole);
}

const isBelow = ({ path }: Candidate, entity: Entity) =>
  path.startsWith(`${anonymise(entity.path)}/`);

/** Whether a list or a read is about an entity: with its name or at its path, and with the identifier. */
function describes(entity: Entity, candidate: Candidate): boolean {
  const { rows, record } = candidate.shape;
  const schema = (rows ?? record)?.schema ?? {};
  if (!(entity.identifier in propertiesOf(schema))) return false;
  if (entity.collections.has(collectionOf(candidate)) || sharesName(entity, candidate)) return true;
  const rest = candidate.path.slice(anonymise(entity.path).length);
  return isBelow(candidate, entity) && !rest.includes('{') && isPartOf(schema, entity);
}

/** Adds the entity of a list or a read, or what it says about a known one. */
function addEntity(entities: Entity[], candidate: Candidate, siblings: readonly Candidate[]): void {
  const { contractOperation, shape, endsWithParam } = candidate;
  const schema = (shape.rows ?? shape.record)?.schema ?? {};
  const known = entities.find((entity) => describes(entity, candidate));
  if (known) {
    known.collections.add(collectionOf(candidate));
    if (known.schema !== schema) known.schema = { allOf: [known.schema, schema] };
    for (const name of namesOf(candidate)) known.names.add(name);
    return;
  }
  const collection = collectionOf(candidate);
  const itemParams = siblings
    .filter((sibling) => sibling.endsWithParam && collectionOf(sibling) === collection)
    .flatMap(({ pathParams }) => pathParams.slice(-1));
  const identifier = findIdentifier(schema, itemParams);
  if (identifier === undefined) return;
  const { path } = contractOperation;
  entities.push({
    path: endsWithParam ? withoutLast(path) : path,
    collections: new Set([collection]),
    names: new Set(namesOf(candidate)),
    identifier,
    schema,
    operations: [],
  });
}

/** The entity and the role of an operation. */
function findOwner(
  candidate: Candidate,
  entities: readonly Entity[],
): { role: Role; entity: Entity } | undefined {
  const { contractOperation, pathParams, shape, endsWithParam } = candidate;
  const describedRole = findDescribedRole(candidate);
  if (describedRole) {
    const entity = entities.find((other) => describes(other, candidate));
    return entity && { role: describedRole, entity };
  }
  const atPath = entities.find(({ collections }) => collections.has(collectionOf(candidate)));
  const isNestedCreate = atPath && contractOperation.method === 'POST' && !endsWithParam;
  const role = isNestedCreate ? 'create' : findChangeRole(candidate);
  const owner = atPath ?? entities.find((other) => sharesName(other, candidate));
  if (role && owner) return { role, entity: owner };
  const changed = entities.find(
    (other) =>
      (isBelow(candidate, other) || sharesName(other, candidate)) &&
      isPartOf(shape.record?.schema, other),
  );
  return changed && pathParams.length > 0 ? { role: 'action', entity: changed } : undefined;
}

/** The property of a record that a path parameter selects: `storyId` of `/api/stories/{id}/comments`. */
function findParentProperty(path: string, param: string, { schema }: Entity): string {
  const segments = path.split('/');
  const parent = stemName(segments[segments.indexOf(`{${param}}`) - 1] ?? '');
  const names = Object.keys(propertiesOf(schema));
  const isReference = (name: string) => stemName(name.replace(/(_id|Id)$/, '')) === parent;
  return (
    names.find((name) => name === param && !/^_?id$/.test(name)) ??
    names.find((name) => /(_id|Id)$/.test(name) && isReference(name)) ??
    `{${parent || param}}`
  );
}

/** The entities of a contract with their operations. */
export function findEntities(operations: readonly ContractOperation[]): Entity[] {
  const candidates = operations.map(describeCandidate);
  const entities: Entity[] = [];
  for (const role of ['list', 'read']) {
    const described = candidates.filter((candidate) => findDescribedRole(candidate) === role);
    for (const candidate of described) addEntity(entities, candidate, candidates);
  }
  for (const candidate of candidates) {
    const owner = findOwner(candidate, entities);
    if (!owner) continue;
    const { contractOperation, shape, pathParams } = candidate;
    const { role, entity } = owner;
    const hasId = role !== 'list' && role !== 'create';
    const parents = hasId ? pathParams.slice(0, -1) : pathParams;
    entity.operations.push({
      role,
      contractOperation,
      shape,
      idParam: hasId ? pathParams.at(-1) : undefined,
      parents: parents.map((param) => ({
        param,
        property: findParentProperty(contractOperation.path, param, entity),
      })),
    });
  }
  return entities;
}
