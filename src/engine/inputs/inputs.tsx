import type { ComponentType } from 'react';
import {
  CheckboxInput,
  JsonInput,
  NumberInput,
  TextInput,
  TextareaInput,
  UrlInput,
} from './basic-inputs.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { ColourInput } from './colour-input.tsx';
import { DateInput, DateTimeInput, TimeInput } from './date-time-inputs.tsx';
import type { InputType, InputProps, InputValues } from '../config/input-values.ts';
import { OperationSelect, SelectInput, YesNoInput } from './select-inputs.tsx';

// Large, and used by few forms.
const ImageInput = lazyComponent(
  () => import('./image-input.tsx'),
  (module) => module.ImageInput,
);
const FileInput = lazyComponent(
  () => import('./file-input.tsx'),
  (module) => module.FileInput,
);
const ArrayInput = lazyComponent(
  () => import('./array-input.tsx'),
  (module) => module.ArrayInput,
);
const RecordSelect = lazyComponent(
  () => import('./reference-input.tsx'),
  (module) => module.RecordSelect,
);

const GroupInput = lazyComponent(
  () => import('./group-inputs.tsx'),
  (module) => module.GroupInput,
);

type Inputs = { [N in InputType]: ComponentType<InputProps<InputValues[N]>> };

/** The built-in inputs. */
export const inputs: Inputs = {
  text: (props) => <TextInput {...props} />,
  email: (props) => <TextInput {...props} inputMode="email" />,
  url: UrlInput,
  password: (props) => <TextInput {...props} type="password" autoComplete="new-password" />,
  digits: (props) => <TextInput {...props} inputMode="numeric" />,
  date: DateInput,
  time: TimeInput,
  dateTime: DateTimeInput,
  textarea: TextareaInput,
  select: SelectInput,
  reference: (props) =>
    props.config.options ? (
      <OperationSelect {...(props as InputProps<string>)} source={props.config.options} />
    ) : (
      <RecordSelect {...props} />
    ),
  number: NumberInput,
  checkbox: CheckboxInput,
  yesNo: YesNoInput,
  colour: ColourInput,
  file: FileInput,
  image: ImageInput,
  group: GroupInput,
  array: ArrayInput,
  json: JsonInput,
};
