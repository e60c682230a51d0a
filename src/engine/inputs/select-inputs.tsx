import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { readPart } from '../../api/response-parts.ts';
import { useApi } from '../../session/session-context.ts';
import { controlClass } from '../../ui/field.tsx';
import { QueryError } from '../../ui/loading/query-boundary.tsx';
import { formatText } from '../cells/format-text.ts';
import type { OptionSource } from '../config/contract-types.ts';
import { getAttributes, type InputProps } from '../config/input-values.ts';

/** The props of an input that a select of texts uses. */
type SelectProps = Omit<InputProps<string>, 'constraints' | 'errors' | 'renderParts' | 'summarise'>;

interface OptionSelectProps extends Omit<SelectProps, 'onChange'> {
  options: readonly string[];
  /** Whether the options are values of an enum. */
  isEnum?: boolean;
  onChange: (text: string) => void;
  emptyText?: string;
  'aria-busy'?: boolean;
}

/** A select. A value that is not among the options is added, so that opening a form does not change it. */
function OptionSelect(props: OptionSelectProps) {
  const { options, isEnum = false, value, onChange } = props;
  const choices = value && !options.includes(value) ? [value, ...options] : options;
  return (
    <select
      {...getAttributes(props)}
      aria-busy={props['aria-busy']}
      className={`${controlClass} ${isEnum ? 'enum' : ''}`}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{props.emptyText ?? '—'}</option>
      {choices.map((option) => (
        // The attribute keeps spaces, which the text of an option would collapse.
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** A select with the values of the contract's enum, which may be numbers. */
export function SelectInput({ value, onChange, ...props }: InputProps<string | number>) {
  const options = (props.constraints.enum ?? []).filter(
    (option): option is string | number => option !== null,
  );
  return (
    <OptionSelect
      {...props}
      isEnum
      options={options.map(String)}
      value={formatText(value)}
      onChange={(text) => onChange(options.find((option) => String(option) === text) ?? text)}
    />
  );
}

/** A select for a boolean that may be absent, which a checkbox could not show. */
export const YesNoInput = ({ value, onChange, ...props }: InputProps<boolean>) => (
  <OptionSelect
    {...props}
    options={['Yes', 'No']}
    value={formatText(value)}
    onChange={(text) => onChange(text === '' ? undefined : text === 'Yes')}
  />
);

/**
 * A select with options from an operation. The original value is kept while the options load, or if they cannot be
 * loaded.
 */
export function OperationSelect({
  source,
  ...props
}: SelectProps & Pick<OptionSelectProps, 'emptyText'> & { source: OptionSource }) {
  const query = useQuery(operationQuery(useApi(), source.operation, {}));
  const rows = readPart(query.data, [source.rows]);
  const options = (Array.isArray(rows) ? rows : [])
    .map((row) => readPart(row, [source.value]))
    .filter((text) => typeof text === 'string');
  return (
    <>
      <OptionSelect {...props} options={options} aria-busy={query.isPending} />
      {query.isError && <QueryError subject="The choices" query={query} />}
    </>
  );
}
