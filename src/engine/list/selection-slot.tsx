import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { useSelected, useSelection } from './selection.ts';

interface SelectionSlotProps {
  resource: Resource;
  search: string;
  /** The rows of the page; undefined until they have loaded. */
  page: readonly ResourceRecord[] | undefined;
  children: ReactNode;
}

const SelectionBar = lazyComponent(
  () => import('./selection-bar.tsx'),
  (module) => module.SelectionBar,
  ({ children }) => children,
);

/** The selection bar in the place of the children, while anything is selected. */
export function SelectionSlot({ resource, search, page, children }: SelectionSlotProps) {
  const selection = useSelection(resource);
  const isSelecting = useSelected(selection, ({ records }) => records.size > 0);

  useLayoutEffect(() => {
    if (selection.getState().search !== search)
      selection.setState({ search, records: new Map(), failures: new Map() });
  }, [selection, search]);

  return (
    <Suspense fallback={children}>
      {isSelecting ? (
        <SelectionBar resource={resource} page={page}>
          {children}
        </SelectionBar>
      ) : (
        children
      )}
    </Suspense>
  );
}
