import { useEffect, useId, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { Button } from '../../../src/ui/button.tsx';
import { controlClass } from '../../../src/ui/field.tsx';
import type { OperationScenarios } from '../../lib/scenarios/catalogue.ts';
import styles from './panel.module.css';
import type { ScenarioChoices } from './scenario-choices.ts';
import { Section } from './section.tsx';

type Catalogue = readonly OperationScenarios[];

/** The screen that is shown, and the operations that were called since it was opened. */
export interface ShownScreen {
  path: string;
  calledIds: readonly string[];
}

/** An edit dialog has an address of its own, below that of the record. */
const matches = (address: string, path: string) =>
  [address, `${address}/edit`].some((pattern) => matchPath(pattern, path));

/** The operations of a screen: those that it uses by its configuration, and those that it has called. */
export const findScreenOperations = (
  catalogue: Catalogue,
  { path, calledIds }: ShownScreen,
): Catalogue =>
  catalogue.filter(
    ({ operationId, screens }) =>
      calledIds.includes(operationId) || screens.some(({ address }) => matches(address, path)),
  );

/** Reads the scenarios of the contract as it is now. */
async function fetchCatalogue(): Promise<Catalogue> {
  const response = await fetch(`${import.meta.env.BASE_URL}dev/scenarios.json`);
  if (!response.ok)
    throw new Error(
      `The scenarios could not be read (${response.status}). Look at the terminal of npm run dev.`,
    );
  return (await response.json()) as Catalogue;
}

interface ScenarioSectionProps {
  choices: StoreApi<ScenarioChoices>;
  screen: StoreApi<ShownScreen>;
}

/** Chooses the scenarios of the operations of this screen, or of all. */
export function ScenarioSection({ choices, screen }: ScenarioSectionProps) {
  const chosen = useStore(choices);
  const shown = useStore(screen);
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [status, setStatus] = useState('');
  // Whenever the panel is opened: the contract may have changed.
  useEffect(() => {
    fetchCatalogue().then(setCatalogue, ({ message }: Error) => setStatus(message));
  }, []);

  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setStatus('Copied.'),
      () => setStatus('The browser does not allow to copy. Copy the address instead.'),
    );

  const operations = catalogue && findScreenOperations(catalogue, shown);
  return (
    <>
      <div className="cluster">
        <Button onClick={copy}>Copy link</Button>
        <Button
          disabled={Object.keys(chosen).length === 0}
          onClick={() => choices.setState({}, true)}
        >
          Reset
        </Button>
        <output className="note">{status}</output>
      </div>
      {operations && (
        <Section title="This screen">
          {operations.length === 0 && <p className="note">This screen calls no operation.</p>}
          <ScenarioList operations={operations} choices={choices} />
        </Section>
      )}
      {catalogue && (
        <details className={styles.section}>
          <summary>All {catalogue.length} operations</summary>
          <ScenarioList operations={catalogue} choices={choices} />
        </details>
      )}
    </>
  );
}

interface ScenarioListProps {
  operations: Catalogue;
  choices: StoreApi<ScenarioChoices>;
}

const groupLabels = {
  example: 'Examples',
  failure: 'Documented failures',
  fault: 'Faults',
  generated: 'Generated at the limits',
};

/** A select of scenarios for each operation. */
function ScenarioList({ operations, choices }: ScenarioListProps) {
  const id = useId();
  const chosen = useStore(choices);

  function choose(operationId: string, name: string) {
    const { [operationId]: _, ...others } = chosen;
    choices.setState(name === '' ? others : { ...others, [operationId]: name }, true);
  }

  return (
    <ul className={styles.list}>
      {operations.map(({ operationId, operationKey, summary, scenarios }) => (
        <li key={operationId} data-chosen={operationId in chosen}>
          <label htmlFor={id + operationId}>{operationId}</label>
          <span id={`${id}${operationId}-summary`} className="note">
            {summary || operationKey}
          </span>
          <select
            id={id + operationId}
            className={controlClass}
            aria-describedby={`${id}${operationId}-summary`}
            value={chosen[operationId] ?? ''}
            onChange={({ target }) => choose(operationId, target.value)}
          >
            <option value="">Normal</option>
            {[...Map.groupBy(scenarios, ({ kind }) => kind)].map(([kind, group]) => (
              <optgroup key={kind} label={groupLabels[kind]}>
                {group.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
}
