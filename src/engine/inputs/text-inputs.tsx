import { type ComponentProps, useRef, useState } from 'react';
import type { Constraints } from '../../api/contract.ts';
import { cleanText } from '../../ui/clean-text.ts';
import { controlClass } from '../../ui/field.tsx';
import { completeWebUrl } from '../../ui/web-url.ts';
import { isNamePart } from '../config/choose-kind.ts';
import {
  type ResolvedFormField,
  getAttributes,
  type InputProps,
  joinIds,
} from '../config/input-values.ts';
import { isBlank } from '../config/is-empty.ts';
import styles from './inputs.module.css';
import { toError } from '../../api/to-error.ts';

/** A text with at most this length has no counter. */
const maxUncountedLength = 40;

/** Counts the characters of a text as it is sent, in code points as JSON Schema does, so that an emoji counts as one. */
export const countCharacters = (text: string) => [...cleanText(text)].length;

/** A text with at most this many characters is short. */
const maxShortLength = 12;

/** Matches patterns of a whole text that limit its length: those without `*`, `+`, groups and alternatives. */
const boundedPattern = /^\^(?:\\.|\[[^\]]+\]|\{\d+(?:,\d+)?\}|[^\\[*+(|{])*\$$/;

/** Whether half a line is enough for a text, according to the contract. */
export const isShortText = (
  name: string,
  _config: ResolvedFormField,
  { maxLength = Infinity, pattern = '' }: Constraints,
): boolean => isNamePart(name) || maxLength <= maxShortLength || boundedPattern.test(pattern);

interface TextInputProps extends InputProps<string> {
  /** Attributes that an input has beside those of every text box. */
  control?: ComponentProps<'input'>;
  isMultiline?: boolean;
}

/** A text input. It has a counter if the contract limits the length, except for short texts. */
export function TextInput({ control, isMultiline, ...props }: TextInputProps) {
  const { maxLength = 0 } = props.constraints;
  const text = props.value ?? '';
  const isCounted = maxLength > maxUncountedLength && control?.type !== 'password';
  const countId = `${props.id}-count`;
  const attributes = {
    className: controlClass,
    placeholder: props.placeholder ?? control?.placeholder,
    'aria-describedby': joinIds(props['aria-describedby'], isCounted && countId),
    value: text,
    onChange: ({ target }: { target: { value: string } }) => props.onChange(target.value),
  };
  return (
    <>
      {isMultiline ? (
        <textarea {...getAttributes(props)} rows={4} {...attributes} />
      ) : (
        <input {...getAttributes(props)} {...control} {...attributes} />
      )}
      {isCounted && (
        <span id={countId} className={styles.counter}>
          {`${countCharacters(text)} / ${maxLength}`}
        </span>
      )}
    </>
  );
}

interface CompletedInputProps extends TextInputProps {
  complete: (text: string) => string;
}

/** A text input that completes its text when it is left after a change. */
export function CompletedInput({ complete, control, ...props }: CompletedInputProps) {
  const { value, onChange } = props;
  const focusedValue = useRef(value);
  return (
    <TextInput
      {...props}
      control={{
        ...control,
        onFocus: () => (focusedValue.current = value),
        onBlur: () => value !== focusedValue.current && onChange(complete(cleanText(value ?? ''))),
      }}
    />
  );
}

/** An input for a secret. The stored secret is not in the page. It is kept as long as nothing is typed. */
export function PasswordInput({ value, onChange, ...props }: InputProps<string>) {
  const [storedValue] = useState(value);
  return (
    <TextInput
      {...props}
      value={value === storedValue ? '' : value}
      onChange={(text) => onChange(text === '' ? storedValue : text)}
      control={{ type: 'password', autoComplete: 'new-password' }}
    />
  );
}

/** An input for a web address. An address that was typed is completed to the one that will be stored. */
export const UrlInput = (props: InputProps<string>) => (
  <CompletedInput
    {...props}
    complete={(text) => completeWebUrl(text) ?? text}
    control={{ inputMode: 'url' }}
  />
);

/** The value for a text that cannot be converted: a rejected promise. The form shows its message on submit. */
export function reject(message: string): Promise<never> {
  const rejection = Promise.reject(new Error(message));
  rejection.catch(() => undefined);
  return rejection;
}

export const roundedMessage = `Numbers beyond ${Number.MAX_SAFE_INTEGER} would be rounded.`;

/** Whether a number is so large that it may differ from the one that was typed. */
export const isRounded = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER;

function refuseRounded(_key: string, value: unknown): unknown {
  if (isRounded(value)) throw new Error(roundedMessage);
  return value;
}

function parseJson(text: string): unknown {
  if (isBlank(text)) return undefined;
  try {
    return JSON.parse(text, refuseRounded);
  } catch (error) {
    const { message } = toError(error);
    return reject(error instanceof SyntaxError ? `This is not JSON: ${message}` : message);
  }
}

/** A value of any type as JSON. */
export function JsonInput({ value, ...props }: InputProps<unknown>) {
  const [text, setText] = useState(() => (isBlank(value) ? '' : JSON.stringify(value, null, 2)));
  return (
    <textarea
      {...getAttributes(props)}
      rows={4}
      spellCheck={false}
      className={controlClass}
      placeholder="JSON"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        props.onChange(parseJson(target.value));
      }}
    />
  );
}
