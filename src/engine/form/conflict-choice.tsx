import type { ReactNode } from 'react';
import type { Constraints } from '../../api/contract.ts';
import type { FormFieldConfig } from '../config/input-values.ts';
import styles from './conflict-choice.module.css';
import { FullValue } from './full-value.tsx';

/** A field that was changed here and, to another value, by someone else. */
export interface Conflict {
  name: string;
  config: FormFieldConfig;
  constraints: Constraints;
  /** The value when the form opened. */
  originalValue: unknown;
  /** The value on the server now. */
  currentValue: unknown;
  /** The value in the form. */
  ownValue: unknown;
}

interface ConflictChoiceProps {
  id: string;
  label: string;
  conflict: Conflict;
  /** Whether the own value is kept. */
  isKept: boolean;
  onChoose: (isKept: boolean) => void;
}

/** The three values of a field, and the choice between two of them. */
export function ConflictChoice({ id, label, conflict, isKept, onChoose }: ConflictChoiceProps) {
  const { originalValue, currentValue, ownValue, ...field } = conflict;
  const renderOption = (text: string, value: unknown, keepsOwn: boolean) => (
    <Option
      id={`${id}-${keepsOwn ? 'own' : 'current'}`}
      name={id}
      label={text}
      isChosen={isKept === keepsOwn}
      onChoose={() => onChoose(keepsOwn)}
    >
      <FullValue {...field} value={value} />
    </Option>
  );
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.choice}>
      <h2 id={id} className={styles.label}>
        {label}
      </h2>
      <div className={styles.values}>
        <div className={styles.original}>
          <div className={styles.name}>When opened</div>
          <div className={styles.value}>
            <FullValue {...field} value={originalValue} />
          </div>
        </div>
        {renderOption('On the server', currentValue, false)}
        {renderOption('Mine', ownValue, true)}
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, name, label, isChosen, onChoose, children }: OptionProps) {
  return (
    <div className={styles.option} data-chosen={isChosen || undefined}>
      <label className={styles.name}>
        <input
          type="radio"
          name={name}
          checked={isChosen}
          aria-describedby={`${id}-value`}
          onChange={onChoose}
        />
        {label}
      </label>
      <div id={`${id}-value`} className={styles.value}>
        {children}
      </div>
    </div>
  );
}
