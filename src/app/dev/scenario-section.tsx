import { useEffect, useState, useSyncExternalStore } from 'react';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { type Catalogue, fetchCatalogue } from './catalogue.ts';
import type { Store } from './create-store.ts';
import type { ChoicesStore } from './scenario-choices.ts';
import type { ScenarioChoices } from './scenario-address.ts';
import { ScenarioList } from './scenario-list.tsx';
import styles from './scenario-panel.module.css';
import { findScreenOperations, type ShownScreen } from './screen-operations.ts';

interface ScenarioSectionProps {
  choices: ChoicesStore;
  screen: Store<ShownScreen>;
}

/** Chooses the scenarios of the operations of this screen, or of all. */
export function ScenarioSection({ choices, screen }: ScenarioSectionProps) {
  const chosen = useSyncExternalStore(choices.subscribe, choices.get);
  const shown = useSyncExternalStore(screen.subscribe, screen.get);
  const { catalogue, error } = useCatalogue();
  const [status, setStatus] = useState('');

  function choose(operationId: string, name: string | undefined) {
    const { [operationId]: _, ...others } = chosen;
    choices.replace(name === undefined ? others : { ...others, [operationId]: name });
    setStatus('');
  }

  function reset() {
    choices.replace({});
    setStatus('All responses are normal again.');
  }

  async function copy() {
    const isCopied = await copyText(window.location.href);
    setStatus(
      isCopied ? 'Copied.' : 'The browser does not allow to copy. Copy the address instead.',
    );
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

/** Choices in the address that the contract does not have: the dev server rejects requests with them. */
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
      The contract has no scenario {names}. Reset, or remove it from the address.
    </AlertBox>
  );
}
