import { controlClass } from '../../ui/field.tsx';
import type { Constraints } from '../../api/contract.ts';
import type { OptionSource } from '../config/contract-types.ts';
import { getAttributes, type InputProps } from '../config/input-values.ts';
import styles from './select-inputs.module.css';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { useApi } from '../../session/session-context.ts';
import { QueryError } from '../../ui/loading/query-boundary.tsx';

interface OptionSelectProps extends InputProps<string> {
  options: readonly string[];
  /** Whether the options are the words of an enum. */
  isEnum?: boolean;
  'aria-busy'?: boolean;
}

/** A select. A value that is not among the options is added, so that opening a form does not change it. */
function OptionSelect(props: OptionSelectProps) {
  const { options, isEnum = false, value, onChange } = props;
  const choices = value && !options.includes(value) ? [value, ...options] : options;
  return (
    <select
      {...getAttributes<HTMLSelectElement>(props)}
      aria-busy={props['aria-busy']}
      className={`${controlClass} ${isEnum ? styles.enum : ''}`}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">—</option>
      {choices.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

type Option = string | number;

/** The values of an enum, which may be numbers. */
const listOptions = ({ enum: options = [] }: Constraints) =>
  options.filter((option) => option !== null) as Option[];

/** The value of an enum whose text was chosen; the text itself if it is none of them. */
const findOption = (options: readonly Option[], text: string): Option =>
  options.find((option) => String(option) === text) ?? text;

/** A select with the values of the contract's enum. */
export function SelectInput(props: InputProps<string | number>) {
  const { value, onChange, constraints } = props;
  const options = listOptions(constraints);
  return (
    <OptionSelect
      {...props}
      isEnum
      options={options.map(String)}
      value={value === null || value === undefined ? value : String(value)}
      onChange={(text) => onChange(findOption(options, text ?? ''))}
    />
  );
}

/** A select for a boolean that may be absent, which a checkbox could not show. */
export function YesNoInput(props: InputProps<boolean>) {
  const { value, onChange } = props;
  return (
    <select
      {...getAttributes<HTMLSelectElement>(props)}
      className={controlClass}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
    >
      <option value="">—</option>
      <option value="true">Yes</option>
      <option value="false">No</option>
    </select>
  );
}

type Rows = Record<string, unknown>[];

interface OperationSelectProps extends InputProps<string> {
  source: OptionSource;
}

/** A select with options from an operation. The original value can be kept while they load or fail to. */
export function OperationSelect({ source, ...props }: OperationSelectProps) {
  const query = useQuery(operationQuery(useApi(), source.operation, {}));
  const rows = (query.data as Record<string, Rows> | undefined)?.[source.rows] ?? [];
  const options = rows.map((row) => row[source.value]).filter((text) => typeof text === 'string');
  return (
    <>
      <OptionSelect {...props} options={options} aria-busy={query.isPending} />
      {query.isError && <QueryError subject="The choices" query={query} />}
    </>
  );
}
