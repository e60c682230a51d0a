/** Writes query strings in the styles that the contract gives. */
import { createQuerySerializer } from 'openapi-fetch';
import type { Operation } from './contract.ts';

/** Returns the function that writes the query string of an operation. */
export const createQueryWriter =
  ({ queryStyles = {} }: Pick<Operation, 'queryStyles'>) =>
  (query: Readonly<Record<string, unknown>>): string =>
    Object.entries(query)
      .map(([name, value]) => {
        const style = queryStyles[name];
        const isJoined = style !== undefined && style !== 'deepObject';
        // If the contract gives no style, each item of a list is written with the name, and an object as `name[key]`.
        const write = createQuerySerializer(isJoined ? { array: { style, explode: false } } : {});
        return write({ [name]: value });
      })
      .filter((text) => text !== '')
      .join('&');
