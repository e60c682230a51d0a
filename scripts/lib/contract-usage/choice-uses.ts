import type { FormFieldConfig } from '../../../src/engine/config/input-values.ts';
import type { Resource } from '../../../src/engine/config/resource.ts';
import type { Resources } from '../../../src/engine/config/resources-context.ts';
import { response, type ScreenOperationUse, type Use } from './uses.ts';

/** What a function reads of a record in the response; `parentPath` is where the record is. */
export type ReadUses = (
  operationKey: string,
  parentPath: string,
  label: string,
  read: (record: never) => unknown,
) => Use[];

/** What the choices of a field use: those of a resource, or of an operation. */
function fieldChoiceUses(field: FormFieldConfig, resources: Resources, readUses: ReadUses) {
  const label = `options of ${field.label}`;
  const target = resources[field.resource ?? ''];
  if (target) {
    const { operations, rows, idProperty, recordLabel } = target;
    const uses = [
      response(rows, label),
      response(`${rows}[].${idProperty}`, label),
      ...readUses(operations.list, `${rows}[]`, label, recordLabel as never),
    ];
    return [{ operationKey: operations.list, uses }];
  }
  if (!field.options) return [];
  const { operation, rows, value } = field.options;
  return [
    {
      operationKey: operation,
      uses: [response(rows, label), response(`${rows}[].${value}`, label)],
    },
  ];
}

/** The operations that the choices of a form's fields come from. */
export const choiceUses = (
  { formFields }: Resource,
  resources: Resources,
  screen: Pick<ScreenOperationUse, 'screen' | 'address'>,
  readUses: ReadUses,
): Omit<ScreenOperationUse, 'resource'>[] =>
  Object.values(formFields)
    .flatMap((field: FormFieldConfig) => fieldChoiceUses(field, resources, readUses))
    .map((use) => ({ ...screen, ...use }));
