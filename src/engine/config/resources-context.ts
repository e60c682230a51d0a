import { createContext, use } from 'react';
import type { Resource } from './resource.ts';

/** Resolved resources, by the names of their exports. */
export type Resources = Readonly<Record<string, Resource>>;

/** The resources to which references lead. */
export const ResourcesContext = createContext<Resources>({});

export function getResource(resources: Resources, name = ''): Resource {
  const resource = resources[name];
  if (!resource)
    throw new Error(`There is no resource "${name}": export it from src/resources/index.ts.`);
  return resource;
}

export const useResource = (name?: string): Resource => getResource(use(ResourcesContext), name);
