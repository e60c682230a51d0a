/** Where something is in the contract: in a component, else in a part of an operation. */
export type SourceLocation =
  | { component: string; path: string }
  | { operation: string; part: string; path: string };

const joinPath = (path: string, name: string) =>
  path === '' || name.startsWith('[') ? `${path}${name}` : `${path}.${name}`;

/** The location of a child: a property, `[]` for the items of a list, `*` for properties of any name. */
export const childLocation = (location: SourceLocation, name: string): SourceLocation => ({
  ...location,
  path: joinPath(location.path, name),
});

/** "`Starter.description`", "`getAllUsers` response `users[]`". */
export function formatLocation(location: SourceLocation): string {
  const { path } = location;
  if ('component' in location) {
    const dot = path === '' || path.startsWith('[') ? '' : '.';
    return `\`${location.component}${dot}${path}\``;
  }
  const names = [`\`${location.operation}\``, location.part, path && `\`${path}\``];
  return names.filter(Boolean).join(' ');
}

/** The component of a reference like `#/components/schemas/User`; undefined for any other reference. */
export function componentOf(reference: string): SourceLocation | undefined {
  const [, component, rest = ''] = /^#\/components\/\w+\/([^/]+)(?:\/(.*))?$/.exec(reference) ?? [];
  if (component === undefined) return undefined;
  const names = rest.split('/').filter((name) => name !== '' && name !== 'properties');
  return { component, path: names.join('.').replaceAll('.items', '[]') };
}
