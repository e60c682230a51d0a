import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Select from 'antd/es/select';
import pDebounce from 'p-debounce';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../session/session-context.ts';
import { AntdProvider } from '../../ui/theme/antd-provider.tsx';
import { QueryError } from '../../ui/loading/query-boundary.tsx';
import { RecordName } from '../cells/cells.tsx';
import { getType } from '../config/choose-kind.ts';
import { getAttributes, type InputProps, type ShownValueProps } from '../config/input-values.ts';
import { isEmpty } from '../config/is-empty.ts';
import { cleanSearch } from '../config/list-params.ts';
import { listQuery } from '../config/queries.ts';
import { formatId, getId, type Resource } from '../config/resource.ts';
import { useResource } from '../config/resources-context.ts';
import styles from './reference-input.module.css';

const searchDelayMs = 300;

/** The first page of the records that the server finds. */
function useSearchedRows(resource: Resource, search: string) {
  const { defaultSize: pageSize } = resource.paging.pageSizes;
  const query = useQuery({
    ...listQuery(useApi(), resource, { pageNumber: 1, pageSize, search }),
    placeholderData: keepPreviousData,
  });
  return { query, rows: query.data?.rows ?? [] };
}

/**
 * A select of the records of another resource, searched by the server. It keeps a value that the server does not find.
 */
export function RecordSelect(
  props: Omit<InputProps<string | number>, 'errors' | 'renderParts' | 'summarise'>,
) {
  const { config, constraints, value, onChange, 'aria-invalid': isInvalid } = props;
  const resource = useResource(config.resource);
  const [search, setSearch] = useState('');
  const [searchLater] = useState(() => pDebounce(setSearch, searchDelayMs));
  const { query, rows } = useSearchedRows(resource, search);
  const id = isEmpty(value) ? undefined : formatId(value);
  const options: { value: string; label: ReactNode }[] = rows.map((row) => ({
    value: getId(resource, row),
    label: resource.recordLabel(row) || getId(resource, row),
  }));
  if (id !== undefined && search === '' && !options.some((option) => option.value === id))
    options.unshift({ value: id, label: <RecordName resource={resource} id={id} /> });
  const isNumber = /^(integer|number)$/.test(getType(constraints) ?? '');
  const plural = resource.labels.plural.toLowerCase();
  return (
    <>
      <AntdProvider>
        <Select<string>
          {...getAttributes(props)}
          status={isInvalid ? 'error' : ''}
          style={{ width: '100%' }}
          classNames={{ popup: { root: styles.popup ?? '' } }}
          // If the popup were outside of the dialog, it would be hidden from screen readers.
          getPopupContainer={(element: HTMLElement) =>
            element.closest<HTMLElement>('[role=dialog]') ?? document.body
          }
          showSearch={{
            filterOption: false,
            onSearch: (text) => void searchLater(cleanSearch(text)),
          }}
          allowClear
          placeholder={props.placeholder ?? '—'}
          loading={query.isFetching}
          aria-busy={query.isFetching}
          notFoundContent={query.isFetching ? 'Loading…' : `No ${plural} found`}
          options={options}
          value={id ?? null}
          onChange={(next?: string) => onChange(next && isNumber ? Number(next) : (next ?? ''))}
        />
      </AntdProvider>
      {query.isError && <QueryError subject={`The ${plural}`} query={query} />}
    </>
  );
}

/** The name of the record that a value refers to; the value itself if it has none. */
export function RecordLabel({ config, value }: ShownValueProps) {
  const resource = useResource(config.resource);
  return <RecordName resource={resource} id={formatId(value)} />;
}
