import { Suspense } from 'react';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import type { ActionGroupProps } from './action-group.tsx';

const ActionGroup = lazyComponent(
  () => import('./action-group.tsx'),
  (module) => module.ActionGroup,
  () => null,
);

/** A button for each action that the record allows. Resources without actions do not load its code. */
export const ActionButtons = (props: ActionGroupProps) =>
  props.resource.actions.length > 0 && (
    <Suspense>
      <ActionGroup {...props} />
    </Suspense>
  );
