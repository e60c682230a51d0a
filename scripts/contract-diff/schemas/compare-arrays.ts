/** Compares the items of two arrays: those of `prefixItems` by position, and all others. */
import { listOf } from '../document-node.ts';
import { childLocation } from '../source-location.ts';
import { prefixPaths, type Comparison, type SchemaDifference } from './schema-difference.ts';
import { distinct, has, type Part, partsOf, type View } from './schema-view.ts';

const positionsOf = ({ parts }: View) =>
  Math.max(0, ...parts.map(({ node }) => listOf(node.prefixItems).length));

/** The items at a position; without a position, those after `prefixItems`. */
function itemsOf(view: View, position?: number): View {
  const name = position === undefined ? '[]' : `[${position}]`;
  const isOpen = view.parts.some((part) => has(part, 'items'));
  const schemaOf = ({ node }: Part) => {
    const positions = listOf(node.prefixItems);
    if (position !== undefined && position < positions.length) return positions[position];
    return node.items ?? (isOpen ? undefined : node.unevaluatedItems);
  };
  return {
    ...view,
    location: childLocation(view.location, name),
    parts: distinct(
      view.parts.flatMap((part) =>
        partsOf(schemaOf(part), childLocation(part.location, name), view.resolve),
      ),
    ),
  };
}

export function compareArrays(
  before: View,
  after: View,
  { compare }: Comparison,
): SchemaDifference[] {
  const positions = Math.max(positionsOf(before), positionsOf(after));
  const each = Array.from({ length: positions }, (_, position) =>
    prefixPaths('[]', compare(itemsOf(before, position), itemsOf(after, position))),
  );
  return [...each.flat(), ...prefixPaths('[]', compare(itemsOf(before), itemsOf(after)))];
}
