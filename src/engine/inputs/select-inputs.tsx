import type { Ref } from 'react';
import { controlClass } from '../../ui/field.tsx';
import type { InputProps } from './input-values.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { useApi } from '../../session/session-context.ts';
import { QueryError } from '../../ui/query-boundary.tsx';

interface OptionSelectProps extends InputProps<string> {
  options: readonly string[];
}

/** A select. A value that is not among the options is added, so that opening a form does not change it. */
function OptionSelect({
  options,
  value,
  onChange,
  config: _config,
  constraints: _constraints,
  ref,
  ...rest
}: OptionSelectProps) {
  const choices = value && !options.includes(value) ? [value, ...options] : options;
  return (
    <select
      {...rest}
      ref={ref as Ref<HTMLSelectElement>}
      className={controlClass}
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

/** A select with the values of the contract's enum. */
export function SelectInput(props: InputProps<string>) {
  return <OptionSelect {...props} options={(props.constraints.enum ?? []).map(String)} />;
}

type Rows = Record<string, unknown>[];

/** A select with options from another operation. The original value can be kept while they load or fail to. */
export function LookupInput(props: InputProps<string>) {
  const { options: source } = props.config;
  if (!source) throw new Error('A lookup field needs `options`.');
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
