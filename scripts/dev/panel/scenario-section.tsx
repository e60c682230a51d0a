import { type ReactNode, useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../src/ui/button.tsx';
import { controlClass, Field, getHelpId } from '../../../src/ui/field.tsx';
import type { OperationScenarios } from '../../lib/scenarios/serve-scenarios.ts';
import styles from './panel.module.css';
import { choices, shown } from './panel-state.ts';
import { findScreenOperations } from './scenario-choices.ts';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

type Catalogue = readonly OperationScenarios[];

/** Fetches the scenarios of the current contract. */
async function fetchCatalogue(): Promise<Catalogue> {
  const response = await fetch(`${import.meta.env.BASE_URL}dev/scenarios.json`);
  if (!response.ok)
    throw new Error(
      `The scenarios could not be read (${response.status}). Look at the terminal of npm run dev.`,
    );
  return (await response.json()) as Catalogue;
}

export function ScenarioSection() {
  const { length: count } = Object.keys(useStore(choices));
  const screen = useStore(shown);
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [status, setStatus] = useState('');
  // The scenarios are fetched whenever the panel is opened, because the contract may have changed.
  useEffect(() => {
    fetchCatalogue().then(setCatalogue, ({ message }: Error) => setStatus(message));
  }, []);

  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setStatus('Copied.'),
      () => setStatus('The browser does not allow to copy. Copy the address instead.'),
    );

  const operations = catalogue && findScreenOperations(catalogue, screen);
  return (
    <>
      <div className="cluster">
        <Button onClick={copy}>Copy link</Button>
        <Button disabled={count === 0} onClick={() => choices.setState({}, true)}>
          Reset
        </Button>
        <output className="note">{status}</output>
      </div>
      {operations && (
        <Section title="This screen">
          {operations.length === 0 && <p className="note">This screen calls no operation.</p>}
          <ScenarioList operations={operations} />
        </Section>
      )}
      {catalogue && (
        <details className={styles.section}>
          <summary>All {catalogue.length} operations</summary>
          <ScenarioList operations={catalogue} />
        </details>
      )}
    </>
  );
}

const groupLabels = {
  example: 'Examples',
  failure: 'Documented failures',
  fault: 'Faults',
  generated: 'Generated at the limits',
};

function ScenarioList({ operations }: { operations: Catalogue }) {
  const id = useId();
  const chosen = useStore(choices);

  function choose(operationId: string, name: string) {
    const { [operationId]: _, ...others } = chosen;
    choices.setState(name === '' ? others : { ...others, [operationId]: name }, true);
  }

  return (
    <div className="stack">
      {operations.map(({ operationId, operationKey, summary, scenarios }) => (
        <Field
          key={operationId}
          id={id + operationId}
          label={operationId}
          help={summary || operationKey}
          isChanged={operationId in chosen}
        >
          <select
            id={id + operationId}
            className={controlClass}
            aria-describedby={getHelpId(id + operationId)}
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
        </Field>
      ))}
    </div>
  );
}
