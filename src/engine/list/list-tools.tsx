import { type ComponentType, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { loadModule, preload } from '../../ui/loading/load-module.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { ListOfTools, ListToolProps, ToolName } from './list-tool.tsx';
import styles from './list-toolbar.module.css';

const labels = { export: 'Export CSV', columns: 'Columns', density: 'Density', more: 'More' };

const load = () => import('./list-tool.tsx');
const preloadTool = () => preload(load);

/** Buttons for the list as a whole; in a narrow window they are in a menu. What they do is loaded late. */
export function ListTools(list: ListOfTools) {
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const [open, setOpen] = useState<{ tool: ToolName; Tool: ComponentType<ListToolProps> }>();
  const tools: ToolName[] = isNarrow ? ['more'] : ['export', 'columns', 'density'];

  const openTool = (tool: ToolName) =>
    loadModule(load).then(
      ({ ListTool }) => setOpen({ tool, Tool: ListTool }),
      (error: Error) => toastError(`${labels[tool]}: ${error.message}`),
    );

  return (
    <div className={styles.tools} onPointerEnter={preloadTool} onFocus={preloadTool}>
      {tools.map((tool) => (
        <WithTooltip key={tool} name={labels[tool]}>
          <Button
            variant="icon"
            data-command={tool}
            disabled={tool === 'export' && list.total === 0}
            popoverTarget={open?.tool === tool ? id : undefined}
            // What is open, the browser closes.
            onClick={() => open?.tool !== tool && void openTool(tool)}
          />
        </WithTooltip>
      ))}
      {open && (
        <open.Tool
          {...list}
          key={open.tool}
          id={id}
          tool={open.tool}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
