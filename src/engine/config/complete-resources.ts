import { completeResource, type Operations } from './complete-resource.ts';
import type { FormFieldConfig, FormFields } from './input-values.ts';
import type { Resource, ResourceOptions } from './resource.ts';
import type { Resources } from './resources-context.ts';

/** A reference of a column, a detail field, or a form field. */
interface Reference {
  label: string;
  resource?: string | undefined;
  /** The property of the other resource's rows that is the value of a form field. */
  value?: string;
}

const isReference = ({ type }: { type?: string }) => type === 'reference';

/** The form fields, and those of the parts of their values. */
const listFormFields = (fields: FormFields): FormFieldConfig[] =>
  Object.values(fields).flatMap((field) => [
    field,
    ...listFormFields({ ...(field.item && { item: field.item }), ...field.fields }),
  ]);

function listReferences({ columns, detailFields, formFields }: Resource): Reference[] {
  return [
    ...[...columns, ...detailFields]
      .filter(isReference)
      .map(({ label, resource }) => ({ label, resource })),
    ...listFormFields(formFields).filter((field) => isReference(field) && !field.options),
  ];
}

function checkReference(
  { label, resource: name = '', value }: Reference,
  resources: Resources,
  operations: Operations,
) {
  const target = resources[name];
  if (!target) {
    const names = Object.keys(resources).join(', ');
    throw new Error(
      `"${label}" refers to the resource "${name}", but there are only ${names}: choose one of them.`,
    );
  }
  const property = value ?? target.idProperty;
  const response = operations[target.operations.list]?.responseProperties ?? {};
  if (!response[target.rows]?.items?.properties?.[property])
    throw new Error(
      `"${label}" refers to "${property}", which the rows of "${name}" lack: set \`value\` to one of their properties.`,
    );
}

/** Completes all resources, by the names that they are exported by, and checks what they refer to. */
export function completeResources<Name extends string>(
  registered: Readonly<Record<Name, ResourceOptions>>,
  operations: Operations,
): Readonly<Record<Name, Resource>> {
  const resources: Resources = Object.fromEntries(
    Object.entries<ResourceOptions>(registered).map(([name, options]) => [
      name,
      completeResource(options, operations),
    ]),
  );
  for (const resource of Object.values(resources)) {
    for (const reference of listReferences(resource)) {
      try {
        checkReference(reference, resources, operations);
      } catch (error) {
        throw new Error(`The resource "${resource.name}": ${(error as Error).message}`, {
          cause: error,
        });
      }
    }
  }
  return resources as Record<Name, Resource>;
}
