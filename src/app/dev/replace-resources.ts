import type { Resource } from '../../engine/config/resource.ts';
import type { Resources } from '../../engine/config/resources-context.ts';

/** What routes and queries are made of when the page is loaded. */
const getIdentity = (resources: Resources) =>
  JSON.stringify(
    Object.entries(resources).map(([key, { name, routes, operations }]) => [
      key,
      name,
      routes,
      operations,
    ]),
  );

function replaceContent(resource: Resource, next: Resource) {
  for (const key of Object.keys(resource)) {
    if (!(key in next)) Reflect.deleteProperty(resource, key);
  }
  Object.assign(resource, next);
}

/**
 * Gives resources the content of edited ones, in place, so that screens keep their state. False, and nothing happens,
 * if the page has to be reloaded: a resource was added or removed, or has other routes or operations.
 */
export function replaceResources(resources: Resources, edited: Resources): boolean {
  if (getIdentity(resources) !== getIdentity(edited)) return false;
  for (const [key, resource] of Object.entries(resources)) {
    const next = edited[key];
    if (next) replaceContent(resource, next);
  }
  return true;
}
