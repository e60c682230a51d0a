import type { ReactNode } from 'react';
import { useActions } from '../../ui/actions.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RouteLink, useOpenAddress } from '../../ui/route-link.tsx';
import { createOriginState } from '../config/list-origin.ts';
import type { Resource } from '../config/resource.ts';
import { addActions } from './list-actions.ts';
import styles from './list-screen.module.css';

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
  search: string;
  onClear: () => void;
}

/** In place of the table of a list without rows. */
export function EmptyList({ resource, search, onClear }: EmptyListProps) {
  const plural = resource.labels.plural.toLowerCase();
  const isSearch = search !== '';
  return (
    <div className={styles.empty}>
      <EmptyState
        action={
          isSearch ? (
            <Button onClick={onClear}>Clear search</Button>
          ) : (
            <AddLink resource={resource} />
          )
        }
      >
        {isSearch ? `No ${plural} match “${search}”.` : `There are no ${plural} yet.`}
      </EmptyState>
    </div>
  );
}
