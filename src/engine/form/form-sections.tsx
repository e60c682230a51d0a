import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/loading/loading.tsx';
import type { FormSectionConfig } from '../config/resource.ts';
import type { Values } from './form-values.ts';

interface FormSectionsProps {
  /** The fields by name, in the order of the form. */
  fields: Readonly<Record<string, ReactNode>>;
  sections: readonly FormSectionConfig[] | undefined;
  values: Values;
}

/** The fields of a form; those of a section are inside its component, at the place of the first of them. */
export function FormSections({ fields, sections, values }: FormSectionsProps) {
  const names = Object.keys(fields);
  return names.map((name) => {
    const section = sections?.find((candidate) => candidate.fields.includes(name));
    if (!section) return fields[name];
    const ownNames = names.filter((other) => section.fields.includes(other));
    if (name !== ownNames[0]) return null;
    const { component: Section } = section;
    return (
      <Suspense key={name} fallback={<LoadingSection fieldCount={ownNames.length} />}>
        <Section fields={pick(fields, ownNames)} values={values} />
      </Suspense>
    );
  });
}

const pick = (fields: FormSectionsProps['fields'], names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

const LoadingSection = ({ fieldCount }: { fieldCount: number }) => (
  <div aria-busy="true">
    <Skeleton height={fieldCount * 64} />
  </div>
);
