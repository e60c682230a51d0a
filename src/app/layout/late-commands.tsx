import { useIsFetching } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { preload, whenIdle } from '../../ui/loading/load-module.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { useOpenDialog } from '../commands/command-dialogs.ts';

const importCommands = () => import('../commands/commands.tsx');

export const preloadCommands = () => preload(importCommands);

const Commands = lazyComponent(
  importCommands,
  (module) => module.Commands,
  () => null,
);

/** Palette and shortcuts: loaded once the screen has its data and the page is idle, or when one of them is used. */
export function LateCommands() {
  const [isIdle, setIdle] = useState(false);
  const isFetching = useIsFetching() > 0;
  const isUsed = useOpenDialog() !== undefined;

  useEffect(() => {
    if (isFetching) return undefined;
    return whenIdle(() => {
      // Nobody has asked for it: a failure is only told when it is used.
      importCommands().then(
        () => setIdle(true),
        () => undefined,
      );
    });
  }, [isFetching]);

  return (
    (isIdle || isUsed) && (
      <Suspense>
        <Commands />
      </Suspense>
    )
  );
}
