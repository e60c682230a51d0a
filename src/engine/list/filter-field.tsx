import { type ReactElement, use, useId, useState } from 'react';
import type { Filter } from '../../api/paging.ts';
import { isReference, listOptions } from '../../api/read-filters.ts';
import { controlClass } from '../../ui/field.tsx';
import { findReference, indexResources } from '../config/find-reference.ts';
import { toLabel } from '../config/labels.ts';
import type { OptionSource } from '../config/contract-types.ts';
import type { FilterSource } from '../config/resource.ts';
import { getResource, ResourcesContext } from '../config/resources-context.ts';
import { RecordSelect } from '../inputs/reference-input.tsx';
import { OperationSelect } from '../inputs/select-inputs.tsx';
import styles from './list-screen.module.css';

interface FilterInputProps {
  id: string;
  filter: Filter;
  value: string;
  onChange: (value: string) => void;
}

/** The input of one filter with its label. */
export function FilterField({
  source,
  ...props
}: Omit<FilterInputProps, 'id'> & { source?: FilterSource | undefined }) {
  const { filter } = props;
  const { name, constraints } = filter;
  const id = useId();
  const resources = use(ResourcesContext);
  const {
    type,
    format,
    enum: options,
    title = toLabel(name.replace(/^filters?\b/i, '')),
  } = constraints;

  const renderField = (label: string, input: ReactElement) => (
    <div className={styles.filter}>
      <label className="note" htmlFor={id}>
        {label}
      </label>
      {input}
    </div>
  );

  if (options || [type].flat().includes('boolean'))
    return renderField(title, <ChoiceInput {...props} id={id} />);
  if (format === 'date') return renderField(title, <TimeInput {...props} id={id} type="date" />);
  if (format === 'date-time')
    return renderField(`${title} (UTC)`, <TimeInput {...props} id={id} type="datetime-local" />);
  if (source?.options)
    return renderField(
      title,
      <TextsInput {...props} id={id} label={title} options={source.options} />,
    );
  const reference =
    source?.resource ?? (isReference(filter) && findReference(name, indexResources(resources)));
  // The console cannot show the record, and its identifier alone says nothing to an administrator, so there is no
  // filter.
  if (!reference) return null;
  const { singular } = getResource(resources, reference).labels;
  return renderField(
    constraints.title ?? singular,
    <ReferenceInput {...props} id={id} label={singular} resource={reference} />,
  );
}

const switchOptions = [
  ['true', 'Yes'],
  ['false', 'No'],
] as const;

/** A select with the values of an enum, or of a boolean, whose parameter may itself be called `all`. */
function ChoiceInput({
  id,
  filter: { constraints, defaultValue },
  value,
  onChange,
}: FilterInputProps) {
  const words = listOptions(constraints);
  const options = words.length > 0 ? words.map((word) => [word, word] as const) : switchOptions;
  return (
    <select
      id={id}
      className={`${controlClass} touch-target ${words.length > 0 ? 'enum' : ''}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {defaultValue === undefined && <option value="">{words.length > 0 ? 'All' : 'Any'}</option>}
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Whether a date is typed completely. While a year is typed, it lies in the first centuries. */
const isComplete = (time: string) => time === '' || time >= '1000';

/** An input for a day, or for a day and a time in UTC. Typed text is kept until the focus leaves the input. */
function TimeInput(props: FilterInputProps & { type: 'date' | 'datetime-local' }) {
  const { id, type, value, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const toValue = (time: string) =>
    type === 'date' || time === '' ? time : `${time.padEnd('2027-03-01T18:30:00'.length, ':00')}Z`;
  return (
    <input
      id={id}
      type={type}
      className={`${controlClass} touch-target`}
      max={type === 'date' ? '9999-12-31' : '9999-12-31T23:59'}
      value={typed ?? value.replace(/(:\d\d)(?:\.\d+)?Z$/, '$1')}
      onChange={({ target: { value: time } }) => {
        setTyped(time);
        if (isComplete(time)) onChange(toValue(time));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

const plainProps = {
  'aria-invalid': false,
  'aria-required': false,
  'aria-describedby': undefined,
} as const;

function ReferenceInput(props: FilterInputProps & { label: string; resource: string }) {
  const { id, value, label, resource, onChange } = props;
  return (
    <RecordSelect
      id={id}
      config={{ label, resource }}
      placeholder="All"
      constraints={{ type: 'string' }}
      value={value}
      onChange={(next) => onChange(String(next ?? ''))}
      {...plainProps}
    />
  );
}

/** A select with the texts of an operation. */
function TextsInput(props: FilterInputProps & { label: string; options: OptionSource }) {
  const { id, value, label, options, onChange } = props;
  return (
    <OperationSelect
      {...plainProps}
      id={id}
      config={{ label }}
      source={options}
      emptyText="All"
      value={value}
      onChange={(text) => onChange(text ?? '')}
    />
  );
}
