import { type ComponentType, lazy } from 'react';
import { CheckboxInput, NumberInput, TextInput, TextareaInput } from './basic-inputs.tsx';
import { loadModule } from '../../ui/load-module.ts';
import { ColourInput } from './colour-input.tsx';
import type { InputType, InputProps, InputValues } from './input-values.ts';
import { LookupInput, SelectInput } from './select-inputs.tsx';

// Large, and used by few forms.
const ImageInput = lazy(() =>
  loadModule(() => import('./image-input.tsx')).then((module) => ({ default: module.ImageInput })),
);
const StartersInput = lazy(() =>
  loadModule(() => import('./starters/starters-input.tsx')).then((module) => ({
    default: module.StartersInput,
  })),
);

type Inputs = { [N in InputType]: ComponentType<InputProps<InputValues[N]>> };

/** The built-in inputs. */
export const inputs: Inputs = {
  text: (props) => <TextInput {...props} />,
  digits: (props) => <TextInput {...props} inputMode="numeric" />,
  date: (props) => <TextInput {...props} type="date" />,
  textarea: TextareaInput,
  select: SelectInput,
  lookup: LookupInput,
  number: NumberInput,
  checkbox: CheckboxInput,
  colour: ColourInput,
  image: ImageInput,
  starters: StartersInput,
};
