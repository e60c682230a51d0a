import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { menuClass, menuRef } from '../../ui/popover-menu.tsx';
import { useListExport } from './use-list-export.ts';
import type { Resource } from '../config/resource.ts';
import { ColumnsPanel } from './columns-panel.tsx';
import { DensityPanel } from './density-panel.tsx';
import styles from './list-tool.module.css';

export type ToolName = 'export' | 'columns' | 'density' | 'more';

/** The list that the tools are for. */
export interface ListOfTools {
  resource: Resource;
  search: string;
  /** The number of rows on all pages; undefined until it is known. */
  total: number | undefined;
}

export interface ListToolProps extends ListOfTools {
  /** The `popoverTarget` of the button. */
  id: string;
  tool: ToolName;
  /** Called when the tool was closed, or has nothing to show. */
  onClose: () => void;
}

/** What a button of the list tools opens; the export opens nothing. */
export function ListTool(props: ListToolProps) {
  return props.tool === 'export' ? <ExportTool {...props} /> : <ToolPanel {...props} />;
}

function ExportTool({ onClose, ...list }: ListToolProps) {
  const startExport = useListExport(list);
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    startExport();
    onClose();
  });
  return null;
}

const titles = { columns: 'Columns', density: 'Density', more: 'More' };

/** A popover below the button. In a narrow window its menu is replaced by what was chosen there. */
function ToolPanel({ id, tool, onClose, ...list }: ListToolProps) {
  const [shown, setShown] = useState(tool as keyof typeof titles);

  return (
    <dialog
      popover="auto"
      ref={menuRef}
      id={id}
      className={menuClass}
      aria-label={titles[shown]}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <FocusedContent key={shown} id={id}>
        {shown === 'columns' && <ColumnsPanel resource={list.resource} />}
        {shown === 'density' && <DensityPanel />}
        {shown === 'more' && <MoreMenu list={list} id={id} onChoose={setShown} />}
      </FocusedContent>
    </dialog>
  );
}

/** Opens the popover, and focuses the first control of its content. */
function FocusedContent({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => {
    const panel = document.getElementById(id);
    panel?.showPopover();
    const selectors = ['input[type=radio]:checked', 'input:enabled', 'button'];
    const [first] = selectors.flatMap(
      (selector) => panel?.querySelector<HTMLElement>(selector) ?? [],
    );
    first?.focus();
  }, [id]);
  return children;
}

interface MoreMenuProps {
  list: ListOfTools;
  id: string;
  onChoose: (tool: 'columns' | 'density') => void;
}

function MoreMenu({ list, id, onChoose }: MoreMenuProps) {
  const startExport = useListExport(list);

  function exportAndClose() {
    document.getElementById(id)?.hidePopover();
    startExport();
  }

  return (
    <>
      <Button
        className={styles.item}
        data-command="export"
        disabled={list.total === 0}
        onClick={exportAndClose}
      >
        Export CSV
      </Button>
      <Button className={styles.item} data-command="columns" onClick={() => onChoose('columns')}>
        Columns
      </Button>
      <Button className={styles.item} data-command="density" onClick={() => onChoose('density')}>
        Density
      </Button>
    </>
  );
}
