import type { Resource } from '../engine/config/resource.ts';
import { screens } from './screens.tsx';

const listScreens = (place: 'top' | 'bottom') =>
  screens.flatMap(({ path, link }) =>
    link?.place === place ? [{ to: path, label: link.label, icon: link.icon }] : [],
  );

/** The links of the sidebar: every resource, between the screens of the product. */
export const createNavItems = (resources: readonly Resource[]) => [
  ...listScreens('top'),
  ...resources.map((resource) => ({
    to: resource.routes.list,
    label: resource.labels.plural,
    icon: resource.icon,
  })),
  ...listScreens('bottom'),
];

const getLastSegment = (path: string) => path.split('/').findLast(Boolean);

/** A link is active when the last segment of its path is that of the current path. */
export const isActiveItem = (to: string, pathname: string) =>
  getLastSegment(to) === getLastSegment(pathname);
