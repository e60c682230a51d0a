/** A place in the contract as a person names it: in a component, else in a part of an operation. */
export type Place =
  | { component: string; path: string }
  | { operation: string; part: string; path: string };

const joined = (path: string, name: string) =>
  path === '' || name === '[]' ? `${path}${name}` : `${path}.${name}`;

/** The place of something in it: a property, or `[]`, the items of a list. */
export const inside = (place: Place, name: string): Place => ({
  ...place,
  path: joined(place.path, name),
});

/** "`Starter.description`", "`getAllUsers` answer `users[]`". */
export function placeName(place: Place): string {
  const { path } = place;
  if ('component' in place) {
    const dot = path === '' || path.startsWith('[') ? '' : '.';
    return `\`${place.component}${dot}${path}\``;
  }
  return [`\`${place.operation}\` ${place.part}`, ...(path === '' ? [] : [`\`${path}\``])].join(
    ' ',
  );
}
