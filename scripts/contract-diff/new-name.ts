import { canonicalJson } from './document-node.ts';
import type { Difference } from './difference.ts';

/** An added or removed property or parameter: its name, its parent, and everything else that the contract defines for it. */
interface Existence {
  name: string;
  parentPath: string;
  content: string;
}

function existenceOf({ path = '', schema, parameter }: Difference): Existence | undefined {
  const name = path.split('.').at(-1) ?? '';
  const parentPath = path.slice(0, path.length - name.length);
  if (parameter) {
    const { isRequired, serialization, schema: value } = parameter;
    return { name, parentPath, content: canonicalJson([isRequired, serialization, value ?? null]) };
  }
  const property = schema?.topic === 'property' ? schema.property : undefined;
  if (!property) return undefined;
  const parts = property.parts.map(({ node }) => node);
  return { name, parentPath, content: canonicalJson([property.isRequired, parts]) };
}

const isRemoved = ({ schema, rule }: Difference) =>
  schema?.change === 'removed' || rule === 'parameter-removed';

/** The probable new name of a removed property: that of the only added one with the same parent and definition. */
export function findNewName(
  difference: Difference,
  all: readonly Difference[],
): string | undefined {
  const removed = isRemoved(difference) && existenceOf(difference);
  if (!removed) return undefined;
  const [newName, ...others] = all.flatMap((one) => {
    const isHere =
      one.operation.after === difference.operation.after && one.part === difference.part;
    const added = isHere && !isRemoved(one) && existenceOf(one);
    const isSame =
      added && added.parentPath === removed.parentPath && added.content === removed.content;
    return isSame ? [added.name] : [];
  });
  return others.length === 0 ? newName : undefined;
}
