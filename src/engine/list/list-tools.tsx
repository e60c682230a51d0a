import { Suspense, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { preload } from '../../ui/loading/load-module.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { menuClass } from '../../ui/popover-menu.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import styles from './list-toolbar.module.css';
import type { ListOfTools } from './tool-panel.tsx';
import { loadExport, useExport } from './use-export.ts';

const loadPanels = () => import('./tool-panel.tsx');
const preloadTools = () => preload(loadPanels, loadExport);

const ToolPanel = lazyComponent(
  loadPanels,
  (module) => module.ToolPanel,
  () => null,
);

/** Buttons for the list as a whole; in a narrow window they are in a menu. What they do is loaded late. */
export function ListTools(list: ListOfTools) {
  const isNarrow = useMediaQuery('(max-width: 767px)');
  return (
    <div className={styles.tools} onPointerEnter={preloadTools} onFocus={preloadTools}>
      {isNarrow ? (
        <ToolPopover key="more" {...list} tool="more" />
      ) : (
        <>
          <ExportButton {...list} />
          <ToolPopover {...list} tool="columns" />
          <ToolPopover {...list} tool="density" />
        </>
      )}
    </div>
  );
}

function ExportButton({ resource, search, total }: ListOfTools) {
  const startExport = useExport(resource);
  return (
    <WithTooltip name="Export CSV">
      <Button
        variant="icon"
        data-command="export"
        disabled={total === 0}
        onClick={() => void startExport({ search, total })}
      />
    </WithTooltip>
  );
}

const labels = { columns: 'Columns', density: 'Density', more: 'More' };

/** A button and the popover below it, whose content a choice in the menu replaces. */
function ToolPopover({ tool, ...list }: ListOfTools & { tool: keyof typeof labels }) {
  const id = useId();
  const [shown, setShown] = useState<typeof tool>();
  return (
    <>
      <WithTooltip name={labels[tool]}>
        <Button variant="icon" data-command={tool} popoverTarget={id} />
      </WithTooltip>
      <dialog
        popover="auto"
        id={id}
        className={menuClass}
        aria-label={labels[shown ?? tool]}
        onToggle={({ newState }) => setShown(newState === 'open' ? tool : undefined)}
      >
        <Suspense fallback={null}>
          {shown && <ToolPanel key={shown} list={list} id={id} tool={shown} onChoose={setShown} />}
        </Suspense>
      </dialog>
    </>
  );
}
