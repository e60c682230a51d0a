import ColumnHeightOutlined from '@ant-design/icons-svg/es/asn/ColumnHeightOutlined';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import MoreOutlined from '@ant-design/icons-svg/es/asn/MoreOutlined';
import ProjectOutlined from '@ant-design/icons-svg/es/asn/ProjectOutlined';
import { Suspense, useId, useRef, useState } from 'react';
import { type Action, useActions } from '../../ui/actions.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
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

type ToolName = 'columns' | 'density';

const exportActions: readonly Action<{ total: number | undefined; run: () => void }>[] = [
  {
    name: 'export',
    label: 'Export CSV',
    isAvailable: ({ total }) => total !== 0,
    run: ({ run }) => run(),
  },
];

const columnsAction: Action<(tool: ToolName) => void> = {
  name: 'columns',
  label: 'Columns',
  run: (open) => open('columns'),
};

const densityAction: Action<(tool: ToolName) => void> = {
  name: 'density',
  label: 'Density',
  run: (open) => open('density'),
};

const popovers = {
  columns: { label: columnsAction.label, icon: ProjectOutlined, actions: [columnsAction] },
  density: { label: densityAction.label, icon: ColumnHeightOutlined, actions: [densityAction] },
  more: { label: 'More', icon: MoreOutlined, actions: [columnsAction, densityAction] },
};

/** Buttons for the list as a whole; in a narrow window they are in a menu. What they do is loaded late. */
export function ListTools(list: ListOfTools) {
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const { resource, search, total } = list;
  const startExport = useExport(resource);
  const exportList = () => void startExport({ search, total });
  useActions(exportActions, { total, run: exportList });
  return (
    <div className={styles.tools} onPointerEnter={preloadTools} onFocus={preloadTools}>
      {isNarrow ? (
        <ToolPopover key="more" {...list} tool="more" />
      ) : (
        <>
          <WithTooltip name="Export CSV">
            <Button variant="icon" disabled={total === 0} onClick={exportList}>
              <Icon of={DownloadOutlined} />
            </Button>
          </WithTooltip>
          <ToolPopover {...list} tool="columns" />
          <ToolPopover {...list} tool="density" />
        </>
      )}
    </div>
  );
}

/** A button and the popover below it, whose content a choice in the menu replaces. */
function ToolPopover({ tool, ...list }: ListOfTools & { tool: keyof typeof popovers }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<typeof tool>();
  const { label, icon, actions } = popovers[tool];
  useActions(actions, (chosen) => {
    setShown(chosen);
    popover.current?.showPopover({ source: button.current });
  });
  return (
    <>
      <WithTooltip name={label}>
        <Button ref={button} variant="icon" popoverTarget={id}>
          <Icon of={icon} />
        </Button>
      </WithTooltip>
      <dialog
        ref={popover}
        popover="auto"
        id={id}
        className={menuClass}
        aria-label={popovers[shown ?? tool].label}
        onToggle={({ newState }) => setShown(newState === 'open' ? (shown ?? tool) : undefined)}
      >
        <Suspense fallback={null}>
          {shown && <ToolPanel key={shown} list={list} id={id} tool={shown} onChoose={setShown} />}
        </Suspense>
      </dialog>
    </>
  );
}
