import type { ComponentType } from 'react';
import type { Constraints } from '../../api/contract.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { ColourCell, EnumCell, ObjectCell } from '../cells/cells.tsx';
import { formatDateTime, formatText } from '../cells/format-text.ts';
import type {
  ResolvedFormField,
  InputProps,
  InputType,
  InputValues,
  ShownValueProps,
} from '../config/input-values.ts';
import { isEmpty } from '../config/is-empty.ts';
import { GroupInput, listValues, omitPasswords } from './group-input.tsx';
import * as native from './native-inputs.tsx';
import { OperationSelect, SelectInput, YesNoInput } from './select-inputs.tsx';
import { isShortText, JsonInput, PasswordInput, TextInput, UrlInput } from './text-inputs.tsx';

// The array input is large, and few forms use it.
const importArray = () => import('./array-input.tsx');
const importFile = () => import('./file-input.tsx');
const importImage = () => import('./image-input.tsx');
const importReference = () => import('./reference-input.tsx');
const RecordSelect = lazyComponent(importReference, (module) => module.RecordSelect);
const RecordLabel = lazyComponent(importReference, (module) => module.RecordLabel);

type ToText = (value: unknown, config: ResolvedFormField) => string;

/** Everything that belongs to one kind of input. */
export interface InputKind<Value> {
  /** Edits a value. */
  component: ComponentType<InputProps<Value>>;
  /** Whether it contains other fields. */
  isGroup?: boolean;
  /** Whether half a line is enough for a value. */
  isShort?: (name: string, config: ResolvedFormField, constraints: Constraints) => boolean;
  /** Whether values are never shown. The form then does not even show whether there is one. */
  isHidden?: boolean;
  /** The height in pixels while its code is loading, so that the buttons of the form do not move under the pointer. */
  loadingHeight?: number;
  /** The characters of its values, for the message about an invalid one: "digits only, at most 10". */
  rule?: string;
  /** A valid value, for the message about an invalid one. */
  example?: string;
  /** A value in a few words, such as after "was:"; by default the value as text. */
  text?: ToText;
  /** A value in the row of an array's item; by default the value as text. */
  itemText?: ToText;
  /** Shows a value for which a text is not enough. */
  shown?: ComponentType<ShownValueProps>;
  /** Shows a value that needs more than a line, as in a conflict. */
  shownInFull?: ComponentType<ShownValueProps>;
}

const getLabelIfTrue: ToText = (value, { label }) => (value === true ? label : '');

const joinParts: ToText = (value, config) => formatText(omitPasswords(value, config));

const always = () => true;

/** The built-in inputs, by the type of a form field. */
export const inputKinds: { [Type in InputType]: InputKind<InputValues[Type]> } = {
  text: { component: TextInput, isShort: isShortText },
  email: {
    component: (props) => <TextInput {...props} control={{ inputMode: 'email' }} />,
    example: 'An email address, for example name@example.com',
  },
  url: { component: UrlInput, example: 'An http or https link, for example https://example.com' },
  password: { component: PasswordInput, isHidden: true },
  digits: {
    component: (props) => <TextInput {...props} control={{ inputMode: 'numeric' }} />,
    isShort: isShortText,
    rule: 'digits only',
  },
  date: { component: native.DateInput, isShort: always, example: 'A day, for example 2027-03-01' },
  time: {
    component: native.TimeInput,
    isShort: always,
    example: 'A time, for example 18:30:00',
    text: (value) => String(value).slice(0, 8),
  },
  dateTime: {
    component: native.DateTimeInput,
    isShort: always,
    example: 'A date and time, for example 2027-03-01 18:30:00',
    text: (value) => formatDateTime(String(value)),
  },
  textarea: { component: (props) => <TextInput {...props} isMultiline /> },
  select: {
    component: SelectInput,
    isShort: always,
    shown: ({ value }) => <EnumCell value={String(value)} />,
  },
  reference: {
    component: (props) =>
      props.config.options ? (
        <OperationSelect {...props} value={formatText(props.value)} source={props.config.options} />
      ) : (
        <RecordSelect {...props} />
      ),
    isShort: (_name, { options }) => options !== undefined,
    itemText: (value, { options }) => (options ? formatText(value) : ''),
    shown: ({ value, config }) =>
      config.options ? (
        <span>{formatText(value)}</span>
      ) : (
        <RecordLabel value={value} config={config} />
      ),
  },
  number: {
    component: native.NumberInput,
    isShort: always,
    itemText: (value, { label }) => (isEmpty(value) ? '' : `${label} ${formatText(value)}`),
  },
  checkbox: { component: native.CheckboxInput, itemText: getLabelIfTrue },
  yesNo: { component: YesNoInput, isShort: always, itemText: getLabelIfTrue },
  colour: {
    component: native.ColourInput,
    isShort: always,
    example: 'A colour as #rrggbb, for example #4338ca',
    shown: ({ value }) => <ColourCell value={String(value)} />,
  },
  file: {
    component: lazyComponent(importFile, (module) => module.FileInput),
    shownInFull: ({ value }) => <span>{formatText(value).split('/').at(-1)}</span>,
  },
  image: {
    component: lazyComponent(importImage, (module) => module.ImageInput),
    loadingHeight: 138,
    shownInFull: lazyComponent(importImage, (module) => module.ImageValue),
  },
  group: {
    component: GroupInput,
    isGroup: true,
    text: joinParts,
    itemText: joinParts,
    shownInFull: ({ value, config }) => <ObjectCell value={omitPasswords(value, config)} />,
  },
  array: {
    component: lazyComponent(importArray, (module) => module.ArrayInput),
    isGroup: true,
    text: joinParts,
    itemText: joinParts,
    // Each item has a line of its own.
    shownInFull: ({ value, config: { item = { label: '' } } }) => {
      const lines = (Array.isArray(value) ? value : [])
        .map((each) => Object.values(summariseItem(each, item)).filter(Boolean))
        .map((texts) => texts.join(' · '));
      return <span>{lines.join('\n')}</span>;
    },
  },
  json: {
    component: JsonInput,
    itemText: () => '',
    shownInFull: ({ value }) => <span>{JSON.stringify(value, null, 2)}</span>,
  },
};

/** The kind of a form field, without the type of its values. */
export const getInputKind = ({ type = 'text' }: ResolvedFormField) =>
  inputKinds[type] as InputKind<unknown>;

/** A value of a form field in a few words. */
export function describeValue(value: unknown, config: ResolvedFormField): string {
  const { isHidden, text = formatText } = getInputKind(config);
  if (isHidden) return 'hidden';
  return (!isEmpty(value) && text(value, config).trim()) || 'empty';
}

/** A value in the row of an array's item. */
function summariseValue(value: unknown, config: ResolvedFormField): string {
  const { isHidden, itemText = formatText } = getInputKind(config);
  return isHidden ? '' : itemText(value, config).trim();
}

/** The values in the row of an array's item: the first one as title, and the others. */
export function summariseItem(item: unknown, config: ResolvedFormField) {
  const [title = '', ...others] = listValues(item, config).map((entry) => summariseValue(...entry));
  return { title, details: others.filter(Boolean).join(' · ') };
}
