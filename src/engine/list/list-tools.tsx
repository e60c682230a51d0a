import ColumnHeightOutlined from '@ant-design/icons-svg/es/asn/ColumnHeightOutlined';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import MoreOutlined from '@ant-design/icons-svg/es/asn/MoreOutlined';
import ProjectOutlined from '@ant-design/icons-svg/es/asn/ProjectOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { type ComponentProps, type ReactNode, Suspense, use, useId, useRef, useState } from 'react';
import { useApi, usePreferencesStore, useSessionStore } from '../../session/session-context.ts';
import { type Action, useActions } from '../../ui/actions.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { toastError } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { loadModule, preload } from '../../ui/loading/load-module.ts';
import { menuClass, menuItemClass, PopoverMenu } from '../../ui/popover-menu.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { Resource } from '../config/resource.ts';
import { ResourcesContext } from '../config/resources-context.ts';
import { arrangeColumns } from './columns.ts';
import type { ExportSource } from './export-records.ts';
import styles from './list-toolbar.module.css';

const loadExport = () => import('./export-records.ts');
const loadPanels = () => import('./tool-panel.tsx');
const preloadTools = () => preload(loadPanels, loadExport);

const ColumnsPanel = lazyComponent(
  loadPanels,
  (module) => module.ColumnsPanel,
  () => null,
);

const DensityPanel = lazyComponent(
  loadPanels,
  (module) => module.DensityPanel,
  () => null,
);

/** Returns a function that exports records of a list with the columns that are shown. */
export function useExport(resource: Resource): (source: ExportSource) => Promise<void> {
  const api = useApi();
  const session = useSessionStore();
  const preferences = usePreferencesStore();
  const resources = use(ResourcesContext);
  return async (source) => {
    const columns = arrangeColumns(resource.columns, preferences.get().columns[resource.name]);
    const sessionSignal = session.getSignal();
    try {
      const { exportRecords } = await loadModule(loadExport);
      await exportRecords({ ...source, resource, columns, api, resources, sessionSignal });
    } catch (error) {
      toastError(`Export CSV: ${(error as Error).message}`);
    }
  };
}

type ToolAction = Action<{ isDisabled?: boolean; run: () => void }>;

const createToolActions = (name: string, label: string): [ToolAction] => [
  { name, label, isAvailable: ({ isDisabled }) => !isDisabled, run: ({ run }) => run() },
];

const exportActions = createToolActions('export', 'Export CSV');
const columnsActions = createToolActions('columns', 'Columns');
const densityActions = createToolActions('density', 'Density');

const moreProps: Partial<ComponentProps<typeof PopoverMenu>> = {
  role: 'dialog',
  'aria-label': 'More',
  onToggle({ newState, currentTarget }) {
    if (newState === 'open') currentTarget.querySelector('button')?.focus();
  },
};

interface ListToolsProps {
  resource: Resource;
  search: string;
  /** The number of rows on all pages; undefined until it is known. */
  total: number | undefined;
}

/** Buttons for the list as a whole; in a narrow window they are in a menu. What they do is loaded late. */
export function ListTools({ resource, search, total }: ListToolsProps) {
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const startExport = useExport(resource);
  const id = useId();
  const [columnsId, densityId] = [`${id}-columns`, `${id}-density`];
  const isDisabled = total === 0;
  const exportList = () => void startExport({ search, total });
  useActions(exportActions, { isDisabled, run: exportList });
  const exportProps = { disabled: isDisabled, onClick: exportList };
  return (
    <div className={styles.tools} onPointerEnter={preloadTools} onFocus={preloadTools}>
      {isNarrow ? (
        <>
          <IconButton label="More" icon={MoreOutlined} popoverTarget={id} />
          <PopoverMenu id={id} {...moreProps}>
            <Button className={menuItemClass} {...exportProps}>
              Export CSV
            </Button>
            <Button className={menuItemClass} popoverTarget={columnsId}>
              Columns
            </Button>
            <Button className={menuItemClass} popoverTarget={densityId}>
              Density
            </Button>
          </PopoverMenu>
        </>
      ) : (
        <>
          <IconButton label="Export CSV" icon={DownloadOutlined} {...exportProps} />
          <IconButton label="Columns" icon={ProjectOutlined} popoverTarget={columnsId} />
          <IconButton label="Density" icon={ColumnHeightOutlined} popoverTarget={densityId} />
        </>
      )}
      <ToolPopover id={columnsId} actions={columnsActions}>
        <ColumnsPanel resource={resource} />
      </ToolPopover>
      <ToolPopover id={densityId} actions={densityActions}>
        <DensityPanel />
      </ToolPopover>
    </div>
  );
}

interface IconButtonProps extends ComponentProps<typeof Button> {
  label: string;
  icon: IconDefinition;
}

const IconButton = ({ label, icon, ...props }: IconButtonProps) => (
  <WithTooltip name={label}>
    <Button className={`${getButtonClass('icon')} ${styles.tool}`} {...props}>
      <Icon of={icon} />
    </Button>
  </WithTooltip>
);

interface ToolPopoverProps {
  id: string;
  actions: readonly [ToolAction];
  children: ReactNode;
}

/** What a button opens. It is rendered while it is open. */
function ToolPopover({ id, actions, children }: ToolPopoverProps) {
  const popover = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useActions(actions, { run: () => popover.current?.showPopover() });
  return (
    <dialog
      ref={popover}
      id={id}
      popover="auto"
      className={menuClass}
      aria-label={actions[0].label}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <Suspense fallback={null}>{isOpen && children}</Suspense>
    </dialog>
  );
}
