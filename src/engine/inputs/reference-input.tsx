import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Select from 'antd/es/select';
import pDebounce from 'p-debounce';
import { useState } from 'react';
import { useApi } from '../../session/session-context.ts';
import { AntdProvider } from '../../ui/theme/antd-provider.tsx';
import { QueryError } from '../../ui/loading/query-boundary.tsx';
import { getAttributes, type InputProps, type ShownValueProps } from '../config/input-values.ts';
import { cleanSearch } from '../config/list-params.ts';
import { listQuery } from '../config/queries.ts';
import type { Resource } from '../config/resource.ts';
import { useResource } from '../config/resources-context.ts';
import styles from './reference-input.module.css';

const searchDelayMs = 300;

/** The first page of the records that the server finds. */
function useSearchedRows(resource: Resource, search: string) {
  const { defaultSize: pageSize } = resource.paging.pageSizes;
  const query = useQuery({
    ...listQuery(useApi(), resource, { page: 1, pageSize, search }),
    placeholderData: keepPreviousData,
  });
  return { query, rows: query.data?.rows ?? [] };
}

const isIdentifier = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** A select of the records of another resource, searched by the server. A value that it does not find is kept. */
export function RecordSelect(
  props: Omit<InputProps<string | number>, 'constraints' | 'errors' | 'renderParts' | 'summarise'>,
) {
  const { config, value, onChange, 'aria-invalid': isInvalid } = props;
  const resource = useResource(config.resource);
  const [search, setSearch] = useState('');
  const [searchLater] = useState(() => pDebounce(setSearch, searchDelayMs));
  const { query, rows } = useSearchedRows(resource, search);
  const options = rows.flatMap((row) => {
    const identifier = row[resource.idProperty];
    if (!isIdentifier(identifier)) return [];
    return [{ value: identifier, label: resource.recordLabel(row) || String(identifier) }];
  });
  const plural = resource.labels.plural.toLowerCase();
  return (
    <>
      <AntdProvider>
        <Select<string | number>
          {...getAttributes(props)}
          status={isInvalid ? 'error' : ''}
          style={{ width: '100%' }}
          classNames={{ popup: { root: styles.popup ?? '' } }}
          // A popup outside of the dialog would be hidden from screen readers.
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
          value={value || value === 0 ? value : null}
          onChange={(next) => onChange(next ?? '')}
        />
      </AntdProvider>
      {query.isError && <QueryError subject={`The ${plural}`} query={query} />}
    </>
  );
}

/** The name of the record that a value refers to; the value itself if the options of the input do not have it. */
export function RecordLabel({ config, value }: ShownValueProps) {
  const resource = useResource(config.resource);
  const { rows } = useSearchedRows(resource, '');
  const record = rows.find((row) => row[resource.idProperty] === value);
  return <span>{(record && resource.recordLabel(record)) || String(value)}</span>;
}
