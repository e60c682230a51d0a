import { type ComponentType, lazy } from 'react';
import { CheckboxInput } from './checkbox-input.tsx';
import { loadCode } from '../../ui/load-code.ts';
import { ColourInput } from './colour-input.tsx';
import type { InputName, InputProps, InputValues } from './input-values.ts';
import { NumberInput } from './number-input.tsx';
import { LookupInput } from './lookup-input.tsx';
import { SelectInput } from './select-input.tsx';
import { TextInput } from './text-input.tsx';
import { TextareaInput } from './textarea-input.tsx';

// What few forms need, and is heavy, comes only with a form that has it.
const ImageInput = lazy(() =>
  loadCode(() => import('./image-input.tsx')).then((module) => ({ default: module.ImageInput })),
);
const StartersInput = lazy(() =>
  loadCode(() => import('./starters/starters-input.tsx')).then((module) => ({
    default: module.StartersInput,
  })),
);

type Inputs = { [N in InputName]: ComponentType<InputProps<InputValues[N]>> };

/** The inputs by name. */
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
