import { useId, useState } from 'react';
import { focusFirst } from '../../ui/focus.ts';
import { PopoverMenu } from '../../ui/popover-menu.tsx';
import { getFieldLabel } from '../config/input-values.ts';
import styles from './changed-fields.module.css';
import { StoredValue } from './stored-value.tsx';
import type { ResourceFormState } from './use-resource-form.ts';

const listProps = { role: 'dialog', 'aria-label': 'Changed fields' } as const;

/**
 * The number of fields that a save will change, as a button. It opens their list, in which each field can be restored.
 */
export function ChangedFields({ form }: { form: ResourceFormState }) {
  const { fields, changedNames, originalValues, summary, undo } = form;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (summary === '') return null;
  return (
    <>
      <button type="button" className={styles.summary} popoverTarget={id}>
        {summary}
      </button>
      <PopoverMenu {...listProps} id={id} onToggle={({ newState }) => setOpen(newState === 'open')}>
        {isOpen && (
          <ul ref={focusFirstButton} className={styles.fields}>
            {fields
              .filter(([name]) => changedNames.includes(name))
              .map(([name, config]) => (
                <li key={name}>
                  <strong>{getFieldLabel(config)}</strong>
                  <StoredValue
                    config={config}
                    value={originalValues[name]}
                    word="was"
                    onUndo={() => undo(name)}
                  />
                </li>
              ))}
          </ul>
        )}
      </PopoverMenu>
    </>
  );
}

const focusFirstButton = (list: HTMLElement | null) => focusFirst(list, 'button');
