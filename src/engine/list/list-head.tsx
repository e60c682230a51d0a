import type { ReactElement, ReactNode } from 'react';
import { useActions } from '../../ui/actions.ts';
import { getButtonClass } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { RouteLink, useOpenAddress } from '../../ui/route-link.tsx';
import { formatRecordCount } from '../config/labels.ts';
import { createOriginState } from '../config/list-origin.ts';
import { formatSearched } from '../config/list-page.ts';
import type { ListActionConfig, Resource } from '../config/resource.ts';
import { useCodedAction } from '../mutations/record-actions.ts';
import { ActionButton } from '../record/action-group.tsx';
import { addActions } from './list-actions.ts';
import type { List } from './use-list.ts';

interface ListHeadProps {
  resource: Resource;
  list: List;
  addLink: ReactElement | undefined;
}

/** The heading of a list, how many records it has, and its actions. */
export const ListHead = ({ resource, list, addLink }: ListHeadProps) => (
  <PageHead
    title={resource.labels.plural}
    summary={formatTotal(list, resource)}
    action={
      <div className="cluster">
        {resource.listActions?.map((action) => (
          <ListAction key={action.label} action={action} />
        ))}
        {addLink}
      </div>
    }
  />
);

function ListAction({ action }: { action: ListActionConfig }) {
  const { isPending, run } = useCodedAction();
  return <ActionButton action={action} isPending={isPending} onRun={() => void run(action.run)} />;
}

/** Opens the form of a new record. */
export function AddLink({ to, children }: { to: string; children: ReactNode }) {
  const openAddress = useOpenAddress();
  useActions(addActions, { add: () => openAddress(to, createOriginState) });
  return (
    <RouteLink to={to} getState={createOriginState} className={getButtonClass('primary')}>
      {children}
    </RouteLink>
  );
}

/**
 * "42 users"; with a search or filters "3 of 42 users"; "3 users found" if the total is not known; "3 users found,
 * 1,000 of 2,034 searched" if not all rows were searched.
 */
function formatTotal(list: List, { labels }: Resource): string {
  const { total, shownKey, unsearchedTotal, query } = list;
  const { searched } = query.data ?? {};
  if (total === undefined) return '';
  if (searched) return `${formatRecordCount(total, labels)} found, ${formatSearched(searched)}`;
  if (shownKey === '') return formatRecordCount(total, labels);
  const isPart = unsearchedTotal !== undefined && unsearchedTotal >= total;
  return isPart
    ? `${formatCount(total)} of ${formatRecordCount(unsearchedTotal, labels)}`
    : `${formatRecordCount(total, labels)} found`;
}
