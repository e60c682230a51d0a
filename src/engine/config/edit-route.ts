import type { Resource } from './resource.ts';

/** The route of the edit dialog of a record, `/admin/view/user/:id/edit`. */
export const getEditRoute = ({ routes }: Pick<Resource, 'routes'>) => `${routes.view}/edit`;
