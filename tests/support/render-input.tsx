import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { render } from 'vitest-browser-react';
import type { Constraints } from '../../src/api/contract.ts';
import type {
  ResolvedFormField,
  InputProps,
  InputType,
} from '../../src/engine/config/input-values.ts';
import { renderParts } from '../../src/engine/form/form-field.tsx';
import { focusFirstControl } from '../../src/ui/focus.ts';
import { inputKinds, summariseItem } from '../../src/engine/inputs/input-kinds.tsx';
import { SessionContext } from '../../src/session/session-context.ts';
import { Field } from '../../src/ui/field.tsx';
import { createTestSession } from './test-session.ts';

interface RenderInputOptions {
  config?: Partial<ResolvedFormField>;
  isInvalid?: boolean;
  /** Renders the elements around the field. */
  wrap?: (field: ReactNode) => ReactNode;
}

/** Renders a built-in input with the label "Colours"; returns it, the values that it emits, and what the form calls to focus it. */
export async function renderInput(
  type: InputType,
  value: unknown,
  constraints: Constraints = {},
  { config = {}, isInvalid = false, wrap = (field) => field }: RenderInputOptions = {},
) {
  const emitted: unknown[] = [];
  const Input = inputKinds[type].component as ComponentType<InputProps<unknown>>;
  function Form() {
    const [current, setCurrent] = useState(value);
    return (
      <Field id="it" label="Colours" error={isInvalid ? 'Not valid' : undefined}>
        <Suspense>
          <Input
            id="it"
            value={current as string}
            onChange={(next) => {
              emitted.push(next);
              setCurrent(next);
            }}
            config={{ label: 'Colours', ...config }}
            constraints={constraints}
            errors={undefined}
            renderParts={renderParts}
            summarise={summariseItem}
            aria-invalid={isInvalid}
            aria-required={isInvalid}
            aria-describedby={isInvalid ? 'it-error' : undefined}
          />
        </Suspense>
      </Field>
    );
  }
  const session = createTestSession({ baseUrl: 'https://api.example.com', operations: {} });
  const screen = await render(<SessionContext value={session}>{wrap(<Form />)}</SessionContext>);
  return {
    screen,
    input: screen.getByLabelText('Colours', { exact: true }),
    emitted,
    focus: () => focusFirstControl(screen.baseElement),
  };
}
