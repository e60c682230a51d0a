import type { ReactNode } from 'react';
import { useActions } from '../../ui/actions.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RouteLink, useOpenAddress } from '../../ui/route-link.tsx';
import { createOriginState } from '../config/list-params.ts';
import type { Resource } from '../config/resource.ts';
import { addActions } from './list-actions.ts';
import styles from './list-screen.module.css';
import type { List } from './use-list.ts';

/** Opens the form of a new record, if there is one. */
export const AddLink = ({ resource: { routes, labels } }: { resource: Resource }) =>
  routes.add && <AddRecordLink to={routes.add}>Add {labels.singular}</AddRecordLink>;

function AddRecordLink({ to, children }: { to: string; children: ReactNode }) {
  const openAddress = useOpenAddress();
  useActions(addActions, { open: () => openAddress(to, createOriginState) });
  return (
    <RouteLink to={to} getState={createOriginState} className={getButtonClass('primary')}>
      {children}
    </RouteLink>
  );
}

interface EmptyListProps {
  resource: Resource;
  list: Pick<List, 'listParams' | 'setSearch'>;
}

/** Says why there are no rows, with the one thing to do about it. */
export function EmptyList({ resource, list }: EmptyListProps) {
  const plural = resource.labels.plural.toLowerCase();
  const { search } = list.listParams;
  const clear = <Button onClick={() => list.setSearch('')}>Clear search</Button>;
  return (
    <div className={styles.empty}>
      <EmptyState action={search === '' ? <AddLink resource={resource} /> : clear}>
        {search === '' ? `There are no ${plural} yet.` : `No ${plural} match “${search}”.`}
      </EmptyState>
    </div>
  );
}
