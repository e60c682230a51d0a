import { type SyntheticEvent, useId, useState } from 'react';
import { useApi } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass, Field, getErrorId } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LateContent } from '../../ui/loading/late-content.tsx';
import { type ResolvedFormField, getFieldLabel } from '../config/input-values.ts';
import { isEmpty } from '../config/is-empty.ts';
import { formatRecordCount } from '../config/labels.ts';
import { getInputKind } from '../inputs/input-kinds.tsx';
import { getMutation } from '../mutations/record-mutations.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { editRecords, type MutationContext } from './bulk-actions.ts';

export interface BulkEditDialogProps {
  resource: Resource;
  /** The selected records. */
  records: readonly ResourceRecord[];
  context: MutationContext;
  /** The fields that can be changed. */
  fields: readonly (readonly [name: string, config: ResolvedFormField])[];
  onClose: () => void;
}

/** Asks for a field and its value, then changes the selected records in a job. */
export function BulkEditDialog({
  resource,
  records,
  context,
  fields,
  onClose,
}: BulkEditDialogProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const [chosenName, setChosenName] = useState(fields[0]?.[0] ?? '');
  const [value, setValue] = useState<unknown>();
  const [wasSubmitted, setSubmitted] = useState(false);
  const { operation } = getMutation(resource, 'update');
  const constraints = useApi().getOperation(operation).bodyConstraints[chosenName] ?? {};
  const config = fields.find(([name]) => name === chosenName)?.[1] ?? { label: '' };
  const label = getFieldLabel(config);
  const count = formatRecordCount(records.length, resource.labels);
  const error = wasSubmitted && isEmpty(value) ? `${label} is required` : undefined;
  const valueId = `${id}-value`;
  // A check box could not show that nothing has been chosen yet.
  const { component: Input } = getInputKind({
    ...config,
    ...(config.type === 'checkbox' && { type: 'yesNo' }),
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!isOpen || isEmpty(value)) return;
    setOpen(false);
    void editRecords(resource, records, { name: chosenName, label, value }, context);
  }

  return (
    <FormDialog
      title={`Edit ${count}`}
      open={isOpen}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={420}
    >
      <form noValidate className="stack" onSubmit={submit}>
        <Field id={`${id}-field`} label="Field">
          <select
            id={`${id}-field`}
            className={controlClass}
            value={chosenName}
            onChange={(event) => {
              setChosenName(event.target.value);
              setValue(undefined);
              setSubmitted(false);
            }}
          >
            {fields.map(([name, field]) => (
              <option key={name} value={name}>
                {getFieldLabel(field)}
              </option>
            ))}
          </select>
        </Field>
        <Field id={valueId} label={label} error={error} isRequired>
          <LateContent height={36}>
            <Input
              key={chosenName}
              id={valueId}
              value={value}
              onChange={setValue}
              config={config}
              constraints={constraints}
              errors={undefined}
              renderParts={() => null}
              summarise={() => ({ title: '', details: '' })}
              aria-invalid={error !== undefined}
              aria-required
              aria-describedby={error && getErrorId(valueId)}
            />
          </LateContent>
        </Field>
        <div className="buttons">
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" variant="primary">{`Change ${count}`}</Button>
        </div>
      </form>
    </FormDialog>
  );
}
