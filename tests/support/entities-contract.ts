import type { OpenAPI3 } from 'openapi-typescript';
import { contractOf, integer, jsonOf, listOf, objectOf, reference, text } from './schemas.ts';

/**
 * A contract with so many entities, each of which has a list, a read and all changes; `targetsOf` gives the numbers of
 * those that one refers to.
 */
export function entitiesContract(
  count: number,
  targetsOf: (number: number) => readonly number[],
  nameLength = 50,
): OpenAPI3 {
  const numbers = [...Array(count).keys()];
  const schemas = numbers.map((number) => {
    const targets = targetsOf(number).map((target) => {
      const entity = reference(`Entity${target}`);
      return [`entity${target}`, target % 2 ? listOf(entity) : entity] as const;
    });
    const name = { ...text, maxLength: nameLength };
    const properties = { _id: text, name, size: integer, ...Object.fromEntries(targets) };
    return [`Entity${number}`, { ...objectOf(properties), required: ['_id'] }] as const;
  });
  const createParameter = (name: string, location: string, schema: object) => ({
    name,
    in: location,
    schema,
    required: location === 'path',
  });
  const paths = numbers.flatMap((number) => {
    const entity = jsonOf(reference(`Entity${number}`));
    const rows = jsonOf(objectOf({ items: listOf(reference(`Entity${number}`)), total: integer }));
    const responses = (content: object) => ({ 200: { description: 'Done.', ...content } });
    const requestBody = { required: true, ...entity };
    const id = [createParameter('id', 'path', text)];
    const query = ['page', 'limit'].map((name) => createParameter(name, 'query', integer));
    const operation = (verb: string, more: object, content: object = entity) => ({
      operationId: `${verb}Entity${number}`,
      responses: responses(content),
      ...more,
    });
    return [
      [
        `/entities${number}`,
        {
          get: operation('list', { parameters: query }, rows),
          post: operation('add', { requestBody }),
        },
      ],
      [
        `/entities${number}/{id}`,
        {
          get: operation('get', { parameters: id }),
          put: operation('update', { parameters: id, requestBody }),
          delete: operation('delete', { parameters: id }, {}),
        },
      ],
    ] as const;
  });
  return contractOf(Object.fromEntries(paths), Object.fromEntries(schemas));
}

/** Each refers to the next one, and the last to the first. */
export const createRing = (count: number, nameLength?: number) =>
  entitiesContract(count, (number) => [(number + 1) % count], nameLength);
