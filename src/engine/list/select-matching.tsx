import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toError } from '../../api/to-error.ts';
import { useApi, useSessionStore } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { toastError } from '../../ui/feedback/toast.tsx';
import { focusQuietly } from '../../ui/focus.ts';
import { formatCount } from '../../ui/format.ts';
import { getCriteriaKey, isReadWhole, pickCriteria } from '../config/list-page.ts';
import { respectRateLimit } from '../config/rate-limit.ts';
import { getId, type Resource, type ResourceRecord } from '../config/resource.ts';
import { fetchFoundRows } from '../config/search-words.ts';
import { useSelection } from '../config/selection.ts';
import { fetchChosenRows } from '../config/whole-list.ts';
import type { List } from './use-list.ts';

/**
 * The most records that can be selected this way. More records would be too many for one job, and an administrator
 * could not check them all.
 */
const maxRecords = 500;

interface SelectMatchingProps {
  resource: Resource;
  list: List;
  rows: readonly ResourceRecord[];
  selected: ReadonlyMap<string, ResourceRecord>;
}

interface Reading {
  count: number;
  controller: AbortController;
  /** The reason why it waits; undefined while it does not wait. */
  notice?: string | undefined;
}

/**
 * Selects all records that match the search and the filters of a list. It is shown once all rows of the page are
 * selected.
 */
export function SelectMatching({ resource, list, rows, selected }: SelectMatchingProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const store = useSessionStore();
  const selection = useSelection(resource);
  const button = useRef<HTMLButtonElement>(null);
  const [reading, setReading] = useState<Reading>();
  const { total = 0, query } = list;

  /** The key of the criteria for which all records were selected last. */
  const [selectedKey, setSelectedKey] = useState<string>();
  const key = getCriteriaKey(list.listParams);

  const controller = reading?.controller;
  useEffect(() => () => controller?.abort(), [controller]);

  const isPage = rows.length > 0 && rows.every((row) => selected.has(getId(resource, row)));
  if (!isPage || query.data?.isTotalKnown !== true || total <= rows.length) return null;
  if (total > maxRecords) return <small className="note">{`More than ${maxRecords} match`}</small>;

  async function selectAll() {
    const started = new AbortController();
    const signal = AbortSignal.any([started.signal, store.getSignal()]);
    const criteria = pickCriteria(list.listParams);
    setReading({ count: 0, controller: started });
    const update = (shown: Partial<Reading>) => setReading((old) => old && { ...old, ...shown });
    const limitedApi = respectRateLimit(api, { signal, update });
    try {
      const pages = isReadWhole(resource.paging, criteria)
        ? fetchChosenRows(limitedApi, resource, criteria, { client: queryClient, signal })
        : fetchFoundRows(limitedApi, resource, criteria, signal);
      const found: ResourceRecord[] = [];
      for await (const page of pages) {
        found.push(...page.rows);
        update({ count: found.length });
      }
      if (signal.aborted) return;
      selection.selectAll(found, true);
      setSelectedKey(key);
    } catch (error) {
      if (!signal.aborted) toastError(`Select all: ${toError(error).message}`);
    } finally {
      setReading(undefined);
    }
  }

  function cancel() {
    focusQuietly(button.current);
    controller?.abort();
  }

  const isAll = selectedKey === key && selected.size >= total;
  const action = isAll
    ? `All ${formatCount(total)} selected`
    : `Select all ${formatCount(total)} matching`;
  return (
    <>
      <Button
        ref={button}
        busy={reading !== undefined}
        disabled={isAll}
        onClick={() => void selectAll()}
      >
        {reading ? `${formatCount(reading.count)} of ${formatCount(total)} read` : action}
      </Button>
      {reading?.notice !== undefined && <small className="note">{reading.notice}</small>}
      {reading && <Button onClick={cancel}>Cancel</Button>}
    </>
  );
}
