import { useEffect, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { Button } from '../../../src/ui/button.tsx';
import { AlertBox } from '../../../src/ui/feedback/alert-box.tsx';
import type { OperationScenarios } from '../../lib/scenarios/catalogue.ts';
import type { ScenarioChoices } from './scenario-choices.ts';
import { ScenarioList } from './scenario-list.tsx';
import styles from './scenario-panel.module.css';

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

interface ScenarioSectionProps {
  choices: StoreApi<ScenarioChoices>;
  screen: StoreApi<ShownScreen>;
}

/** Chooses the scenarios of the operations of this screen, or of all. */
export function ScenarioSection({ choices, screen }: ScenarioSectionProps) {
  const chosen = useStore(choices);
  const shown = useStore(screen);
  const { catalogue, error } = useCatalogue();
  const [status, setStatus] = useState('');

  function choose(operationId: string, name: string | undefined) {
    const { [operationId]: _, ...others } = chosen;
    choices.setState(name === undefined ? others : { ...others, [operationId]: name }, true);
    setStatus('');
  }

  function reset() {
    choices.setState({}, true);
    setStatus('All responses are normal again.');
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setStatus('Copied.');
    } catch {
      setStatus('The browser does not allow to copy. Copy the address instead.');
    }
  }

  const isNothingChosen = Object.keys(chosen).length === 0;
  return (
    <>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>Copy link</Button>
        <Button disabled={isNothingChosen} onClick={reset}>
          Reset
        </Button>
        <output className={styles.note}>{status}</output>
      </div>
      {error && <AlertBox variant="error">{error.message}</AlertBox>}
      {catalogue && (
        <>
          <UnknownChoices catalogue={catalogue} chosen={chosen} />
          <section className={styles.section} aria-label="This screen">
            <h3>This screen</h3>
            <ScreenScenarios
              operations={findScreenOperations(catalogue, shown)}
              choices={chosen}
              onChoose={choose}
            />
          </section>
          <details className={styles.section}>
            <summary>All {catalogue.length} operations</summary>
            <ScenarioList operations={catalogue} choices={chosen} onChoose={choose} />
          </details>
        </>
      )}
    </>
  );
}

/** Reads the scenarios of the contract as it is now. */
async function fetchCatalogue(): Promise<Catalogue> {
  const response = await fetch(`${import.meta.env.BASE_URL}dev/scenarios.json`);
  if (!response.ok)
    throw new Error(
      `The scenarios could not be read (${response.status}). Look at the terminal of npm run dev.`,
    );
  return (await response.json()) as Catalogue;
}

/** The catalogue, read again whenever the panel is opened: the contract may have changed. */
function useCatalogue() {
  const [result, setResult] = useState<{ catalogue?: Catalogue; error?: Error }>({});
  useEffect(() => {
    fetchCatalogue().then(
      (catalogue) => setResult({ catalogue }),
      (error: Error) => setResult({ error }),
    );
  }, []);
  return result;
}

function ScreenScenarios(props: Parameters<typeof ScenarioList>[0]) {
  if (props.operations.length > 0) return <ScenarioList {...props} />;
  return <p className={styles.note}>This screen calls no operation.</p>;
}

/** Choices in the address that the contract does not have: the dev server ignores them. */
function UnknownChoices({ catalogue, chosen }: { catalogue: Catalogue; chosen: ScenarioChoices }) {
  const unknown = Object.entries(chosen).filter(
    ([operationId, name]) =>
      !catalogue.some(
        (operation) =>
          operation.operationId === operationId &&
          operation.scenarios.some((scenario) => scenario.name === name),
      ),
  );
  if (unknown.length === 0) return null;
  const names = unknown.map((choice) => choice.join(':')).join(', ');
  return (
    <AlertBox variant="warning">
      The contract has no scenario {names}: it is ignored. Reset, or remove it from the address.
    </AlertBox>
  );
}
