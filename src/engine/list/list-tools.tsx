import ColumnHeightOutlined from '@ant-design/icons-svg/es/asn/ColumnHeightOutlined';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import MoreOutlined from '@ant-design/icons-svg/es/asn/MoreOutlined';
import ProjectOutlined from '@ant-design/icons-svg/es/asn/ProjectOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { type ComponentProps, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { createAction, useActions } from '../../ui/actions.ts';
import { Button, getButtonClass, getTooltipProps } from '../../ui/button.tsx';
import { focusFirst } from '../../ui/focus.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { preload } from '../../ui/loading/load-module.ts';
import { menuClass, menuItemClass, PanelBoundary, PopoverMenu } from '../../ui/popover-menu.tsx';
import type { Resource } from '../config/resource.ts';
import styles from './list-toolbar.module.css';
import { PageSize } from './page-size.tsx';
import { loadExport, useExport } from './use-export.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import type { List } from './use-list.ts';

const loadPanels = () => import('./tool-panel.tsx');
const ColumnsPanel = lazyComponent(loadPanels, (module) => module.ColumnsPanel);
const DensityPanel = lazyComponent(loadPanels, (module) => module.DensityPanel);

// The select is shown in a narrow window only, so its code is loaded on demand.
const SortSelect = lazyComponent(
  () => import('./sort-select.tsx'),
  (module) => module.SortSelect,
);

const preloadTools = () => preload(loadExport, loadPanels);

const exportActions = [createAction('export', 'Export CSV')];
const panelActions = {
  Columns: [createAction('Columns', 'Columns')],
  Density: [createAction('Density', 'Density')],
};

const moreProps: Partial<ComponentProps<typeof PopoverMenu>> = {
  role: 'dialog',
  'aria-label': 'More',
  onToggle({ newState, currentTarget }) {
    if (newState === 'open') focusFirst(currentTarget, 'button');
  },
};

/** Buttons for the list as a whole; in a narrow window they are in a menu. The export and the panels are loaded late. */
export function ListTools({ resource, list }: { resource: Resource; list: List }) {
  const { total, listParams } = list;
  const isNarrow = useIsNarrow();
  const { isExporting, startExport } = useExport(resource);
  const id = useId();
  const [columnsId, densityId] = [`${id}-columns`, `${id}-density`];
  const isEmpty = total === 0;
  const exportList = () => void startExport({ criteria: listParams, total });
  useActions(exportActions, { export: isEmpty || isExporting ? undefined : exportList });

  function renderTool(
    label: string,
    icon: IconDefinition,
    props: ComponentProps<typeof Button>,
    isItem = isNarrow,
  ) {
    const buttonProps = isItem
      ? { className: menuItemClass }
      : { ...getTooltipProps(label), className: `${getButtonClass('icon')} ${styles.tool}` };
    return (
      <Button {...buttonProps} {...props}>
        {isItem ? label : <Icon of={icon} />}
      </Button>
    );
  }

  const tools = (
    <>
      {renderTool('Export CSV', DownloadOutlined, {
        disabled: isEmpty,
        busy: isExporting,
        onClick: exportList,
      })}
      {renderTool('Columns', ProjectOutlined, { popoverTarget: columnsId })}
      {renderTool('Density', ColumnHeightOutlined, { popoverTarget: densityId })}
    </>
  );
  return (
    <div className={styles.tools} onPointerEnter={preloadTools} onFocus={preloadTools}>
      {isNarrow && renderTool('More', MoreOutlined, { popoverTarget: id }, false)}
      {isNarrow ? (
        <PopoverMenu id={id} {...moreProps}>
          {tools}
          <Suspense>
            <SortSelect resource={resource} list={list} />
          </Suspense>
          <PageSize resource={resource} list={list} />
        </PopoverMenu>
      ) : (
        tools
      )}
      <ToolPopover id={columnsId} name="Columns">
        <ColumnsPanel resource={resource} />
      </ToolPopover>
      <ToolPopover id={densityId} name="Density">
        <DensityPanel />
      </ToolPopover>
    </div>
  );
}

interface ToolPopoverProps {
  id: string;
  name: keyof typeof panelActions;
  children: ReactNode;
}

/** The popover of a button. Its panel is rendered only while it is open. */
function ToolPopover({ id, name, children }: ToolPopoverProps) {
  const popover = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useActions(panelActions[name], { [name]: () => popover.current?.showPopover() });
  return (
    <dialog
      ref={popover}
      id={id}
      popover="auto"
      className={menuClass}
      aria-label={name}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {isOpen && (
        <PanelBoundary>
          <Suspense>{children}</Suspense>
        </PanelBoundary>
      )}
    </dialog>
  );
}
