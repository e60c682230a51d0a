import { useId } from 'react';
import { controlClass } from '../../../src/ui/field.tsx';
import type { OperationScenarios, ScenarioDescription } from '../../lib/scenarios/catalogue.ts';
import type { ScenarioChoices } from './scenario-choices.ts';
import styles from './scenario-panel.module.css';

const groups: readonly { kind: ScenarioDescription['kind']; label: string }[] = [
  { kind: 'example', label: 'Examples' },
  { kind: 'failure', label: 'Documented failures' },
  { kind: 'fault', label: 'Faults' },
  { kind: 'generated', label: 'Generated at the limits' },
];

interface ScenarioListProps {
  operations: readonly OperationScenarios[];
  choices: ScenarioChoices;
  /** Called with undefined for the normal response. */
  onChoose: (operationId: string, name: string | undefined) => void;
}

/** A select of scenarios for each operation. */
export const ScenarioList = ({ operations, choices, onChoose }: ScenarioListProps) => (
  <ul className={styles.operations}>
    {operations.map((operation) => (
      <li key={operation.operationId}>
        <ScenarioSelect
          operation={operation}
          chosen={choices[operation.operationId]}
          onChoose={(name) => onChoose(operation.operationId, name)}
        />
      </li>
    ))}
  </ul>
);

interface ScenarioSelectProps {
  operation: OperationScenarios;
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
}

function ScenarioSelect({ operation, chosen, onChoose }: ScenarioSelectProps) {
  const id = useId();
  const { operationId, operationKey, summary, scenarios } = operation;
  return (
    <div
      className={chosen === undefined ? styles.operation : `${styles.operation} ${styles.chosen}`}
    >
      <label htmlFor={id}>{operationId}</label>
      <span id={`${id}-summary`} className={styles.summary}>
        {summary || operationKey}
      </span>
      <select
        id={id}
        className={controlClass}
        aria-describedby={`${id}-summary`}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        <option value="">Normal</option>
        {groups.map(({ kind, label }) => (
          <ScenarioGroup
            key={kind}
            label={label}
            scenarios={scenarios.filter((scenario) => scenario.kind === kind)}
          />
        ))}
      </select>
    </div>
  );
}

function ScenarioGroup({
  label,
  scenarios,
}: {
  label: string;
  scenarios: readonly ScenarioDescription[];
}) {
  if (scenarios.length === 0) return null;
  return (
    <optgroup label={label}>
      {scenarios.map((scenario) => (
        <option key={scenario.name} value={scenario.name}>
          {scenario.label}
        </option>
      ))}
    </optgroup>
  );
}
