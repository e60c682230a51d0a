import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { render } from 'vitest-browser-react';
import type { Constraints } from '../../src/api/contract.ts';
import type {
  FormFieldConfig,
  InputProps,
  InputType,
} from '../../src/engine/inputs/input-values.ts';
import { inputs } from '../../src/engine/inputs/inputs.tsx';
import { Field } from '../../src/ui/field.tsx';

interface RenderInputOptions {
  config?: Partial<FormFieldConfig>;
  isInvalid?: boolean;
  /** Renders the providers and elements around the field. */
  wrap?: (field: ReactNode) => ReactNode;
}

/** Renders a built-in input with the label "Colours"; returns the values that it emits, and what the form focuses. */
export async function renderInput(
  type: InputType,
  value: unknown,
  constraints: Constraints = {},
  { config = {}, isInvalid = false, wrap = (field) => field }: RenderInputOptions = {},
) {
  const emitted: unknown[] = [];
  const handle: { current?: HTMLElement | null } = {};
  const Input = inputs[type] as ComponentType<InputProps<unknown>>;
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
            onBlur={() => undefined}
            ref={(element) => {
              handle.current = element;
            }}
            config={{ label: 'Colours', ...config }}
            constraints={constraints}
            errors={undefined}
            renderPart={() => null}
            aria-invalid={isInvalid}
            aria-required={isInvalid}
            aria-describedby={isInvalid ? 'it-error' : undefined}
          />
        </Suspense>
      </Field>
    );
  }
  return { screen: await render(wrap(<Form />)), emitted, focus: () => handle.current?.focus() };
}
