import type { ComponentType } from 'react';
import {
  CheckboxInput,
  JsonInput,
  LinesInput,
  NumberInput,
  TextInput,
  TextareaInput,
  UrlInput,
} from './basic-inputs.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { ColourInput } from './colour-input.tsx';
import type { InputType, InputProps, InputValues } from '../config/input-values.ts';
import { ChoicesInput, LookupInput, SelectInput, YesNoInput } from './select-inputs.tsx';

// Large, and used by few forms.
const ImageInput = lazyComponent(
  () => import('./image-input.tsx'),
  (module) => module.ImageInput,
);
const FileInput = lazyComponent(
  () => import('./file-input.tsx'),
  (module) => module.FileInput,
);
const ListInput = lazyComponent(
  () => import('./array-input.tsx'),
  (module) => module.ListInput,
);
const DateTimeInput = lazyComponent(
  () => import('./date-time-inputs.tsx'),
  (module) => module.DateTimeInput,
);
const TimeInput = lazyComponent(
  () => import('./date-time-inputs.tsx'),
  (module) => module.TimeInput,
);
const ComboboxInput = lazyComponent(
  () => import('./search-inputs.tsx'),
  (module) => module.ComboboxInput,
);
const ReferenceInput = lazyComponent(
  () => import('./reference-input.tsx'),
  (module) => module.ReferenceInput,
);
const TagsInput = lazyComponent(
  () => import('./search-inputs.tsx'),
  (module) => module.TagsInput,
);

const GroupInput = lazyComponent(
  () => import('./group-inputs.tsx'),
  (module) => module.GroupInput,
);
const ChoiceInput = lazyComponent(
  () => import('./group-inputs.tsx'),
  (module) => module.ChoiceInput,
);

type Inputs = { [N in InputType]: ComponentType<InputProps<InputValues[N]>> };

/** The built-in inputs. */
export const inputs: Inputs = {
  text: (props) => <TextInput {...props} />,
  email: (props) => <TextInput {...props} inputMode="email" />,
  url: UrlInput,
  password: (props) => <TextInput {...props} type="password" autoComplete="new-password" />,
  digits: (props) => <TextInput {...props} inputMode="numeric" />,
  date: (props) => <TextInput {...props} type="date" />,
  time: TimeInput,
  dateTime: DateTimeInput,
  textarea: TextareaInput,
  select: SelectInput,
  combobox: ComboboxInput,
  lookup: LookupInput,
  reference: ReferenceInput,
  number: NumberInput,
  checkbox: CheckboxInput,
  yesNo: YesNoInput,
  choices: ChoicesInput,
  lines: LinesInput,
  tags: TagsInput,
  colour: ColourInput,
  file: FileInput,
  image: ImageInput,
  group: GroupInput,
  choice: ChoiceInput,
  list: ListInput,
  json: JsonInput,
};
