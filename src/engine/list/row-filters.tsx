import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use, useId, useRef, useState } from 'react';
import { listOptions } from '../../api/read-filters.ts';
import { useApi } from '../../session/session-context.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { focusFirst } from '../../ui/focus.ts';
import { formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { menuClass, PopoverMenu } from '../../ui/popover-menu.tsx';
import { recordQuery } from '../config/queries.ts';
import type { Resource } from '../config/resource.ts';
import { getResource, ResourcesContext } from '../config/resources-context.ts';
import styles from './row-filters.module.css';
import type { List } from './use-list.ts';

// The code of a filter contains its inputs. That for records is large.
const FilterField = lazyComponent(
  () => import('./filter-field.tsx'),
  (module) => module.FilterField,
);

/** This role makes the popover the place into which the popup of a select is rendered. */
const popoverProps = {
  role: 'dialog',
  'aria-label': 'Filter',
  className: `${menuClass} ${styles.menu}`,
};

/** Called when the filters are rendered, which is later than the menu opens while their code is loading. */
const focusFirstFilter = (fields: HTMLElement | null) => focusFirst(fields, 'select, input');

interface ListProps {
  resource: Resource;
  list: List;
}

/**
 * The filters by properties of the rows: a chip for each filter that is set, a menu of the others, and how many rows
 * were read for them.
 */
export function RowFilters({ resource, list }: ListProps) {
  const { paging, filterSources = {} } = resource;
  const resources = use(ResourcesContext);
  const id = useId();
  const bar = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { filters: values = {} } = list.listParams;
  const set = paging.filters?.filter(({ name }) => values[name] !== undefined) ?? [];

  function remove(name: string) {
    list.setFilter(name, '');
    // The chip that had the focus was removed.
    focusFirst(bar.current, '[popovertarget]');
  }

  return (
    <fieldset ref={bar} aria-label="Filters" className={styles.bar}>
      <Button className={`${getButtonClass('plain')} ${styles.add}`} popoverTarget={id}>
        <Icon of={PlusOutlined} />
        <span>Filter</span>
      </Button>
      <PopoverMenu
        id={id}
        {...popoverProps}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={<Skeleton height={58} />}>
            <div ref={focusFirstFilter} className={styles.fields}>
              {paging.filters?.map((filter) => (
                <FilterField
                  key={filter.name}
                  filter={filter}
                  source={filterSources[filter.name]}
                  value={values[filter.name] ?? ''}
                  onChange={(value) => list.setFilter(filter.name, value)}
                />
              ))}
            </div>
          </Suspense>
        )}
      </PopoverMenu>
      {set.map(({ name, constraints }) => {
        const reference = filterSources[name]?.resource;
        const chip = {
          label: constraints.title ?? name,
          value: values[name] ?? '',
          isEnum: listOptions(constraints).length > 0,
          onRemove: () => remove(name),
        };
        return reference === undefined ? (
          <Chip key={name} {...chip} />
        ) : (
          <RecordChip key={name} {...chip} resource={getResource(resources, reference)} />
        );
      })}
      {set.length > 1 && <Button onClick={() => list.clearFilters()}>Clear filters</Button>}
      <ReadNote list={list} resource={resource} />
    </fieldset>
  );
}

interface ChipProps {
  label: string;
  value: string;
  /** Whether the value is one of an enum, which is shown capitalised. */
  isEnum: boolean;
  onRemove: () => void;
}

const switchTexts: Partial<Record<string, string>> = { true: 'Yes', false: 'No' };

/** A filter that is set. */
function Chip({ label, value, isEnum, onRemove }: ChipProps) {
  const text = (!isEnum && switchTexts[value]) || value;
  return (
    <Button
      className={`${getButtonClass('plain')} ${styles.chip}`}
      aria-label={`Remove filter ${label}: ${text}`}
      onClick={onRemove}
    >
      <span>{`${label}:`}</span>
      <span className={isEnum ? 'enum' : ''}>{text}</span>
      <Icon of={CloseOutlined} />
    </Button>
  );
}

/** A filter by a record. It shows the name of the record as soon as it is known. */
function RecordChip({ resource, ...props }: ChipProps & { resource: Resource }) {
  const { data } = useQuery(recordQuery(useApi(), resource, props.value));
  return <Chip {...props} value={(data && resource.recordLabel(data)) || props.value} />;
}

/** "120 of 330 read", why nothing arrives, or "All 330 read" */
function ReadNote({ list, resource }: ListProps) {
  const { reading, query } = list;
  const { plural } = resource.labels;
  if (reading) {
    const { count = 0, total, notice } = reading;
    const read =
      total === undefined ? formatCount(count) : `${formatCount(count)} of ${formatCount(total)}`;
    return (
      <span className={styles.note}>
        <span>{notice ?? `${read} ${plural.toLowerCase()} read`}</span>
        <Button onClick={() => list.clearWhole()}>Cancel</Button>
      </span>
    );
  }
  const { readCount } = query.data ?? {};
  return readCount === undefined ? null : (
    <span className={styles.note}>{`All ${formatCount(readCount)} read`}</span>
  );
}
