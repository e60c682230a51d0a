/** Native inputs for values that are not texts. */
import { useState } from 'react';
import { getLabelId, controlClass } from '../../ui/field.tsx';
import { isHexColour } from '../../ui/hex-colour.ts';
import { getType } from '../config/choose-kind.ts';
import { getAttributes, type InputProps, joinIds } from '../config/input-values.ts';
import styles from './inputs.module.css';
import { CompletedInput, isRounded, reject, roundedMessage, TextInput } from './text-inputs.tsx';

export function NumberInput(props: InputProps<number | Promise<number>>) {
  const { config, constraints, value, onChange } = props;
  // The typed text, which is kept while the value is a promise that will reject.
  const [typed, setTyped] = useState('');
  return (
    <input
      {...getAttributes(props)}
      type="number"
      className={controlClass}
      placeholder={props.placeholder}
      min={constraints.minimum}
      max={constraints.maximum}
      step={constraints.multipleOf ?? (getType(constraints) === 'integer' ? 1 : 'any')}
      value={value instanceof Promise ? typed : (value ?? '')}
      // `onChange` would not be enough: React fires it for an invalid text like "e" only if a number was there before.
      onInput={({ currentTarget: { validity, value: text, valueAsNumber } }) => {
        setTyped(text);
        if (validity.badInput) onChange(reject(config.invalidMessage ?? 'Not a number'));
        else if (isRounded(valueAsNumber)) onChange(reject(roundedMessage));
        else onChange(text === '' ? '' : valueAsNumber);
      }}
    />
  );
}

export function CheckboxInput(props: InputProps<boolean>) {
  return (
    <input
      {...getAttributes(props)}
      type="checkbox"
      className={styles.checkbox}
      checked={props.value === true}
      onChange={(event) => props.onChange(event.target.checked)}
    />
  );
}

/** With this maximum, browsers accept only four digits for the year. */
const lastDay = '9999-12-31';

/** A day as `2027-03-01`. */
export const DateInput = (props: InputProps<string>) => (
  <TextInput {...props} control={{ type: 'date', max: lastDay }} />
);

interface ZonedInputProps extends InputProps<string> {
  type: 'time' | 'datetime-local';
  max?: string;
  timeZone: string;
}

/** A native input with the time zone beside it. Browsers leave out seconds that are zero. */
function ZonedInput({ type, max, timeZone, ...props }: ZonedInputProps) {
  const zoneId = `${props.id}-zone`;
  return (
    <div className="row">
      <TextInput
        {...props}
        control={{ type, max, step: 1 }}
        aria-describedby={joinIds(zoneId, props['aria-describedby'])}
        onChange={(value) =>
          props.onChange(/(^|T)\d\d:\d\d$/.test(value ?? '') ? `${value}:00` : value)
        }
      />
      <span id={zoneId} className="note">
        {timeZone}
      </span>
    </div>
  );
}

function toUtcWallTime(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/\..*$/, '');
}

/** A date and time as `2027-03-01T18:30:00Z`, shown and edited in UTC. */
export const DateTimeInput = ({ value, onChange, ...props }: InputProps<string>) => (
  <ZonedInput
    {...props}
    type="datetime-local"
    max={`${lastDay}T23:59:59`}
    timeZone="UTC"
    value={toUtcWallTime(value ?? '')}
    onChange={(wallTime) => onChange(wallTime && `${wallTime}Z`)}
  />
);

/** A time of day in the format of RFC 3339, with its offset: `Z`, `+02:00`. */
const fullTime = /^(\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

/** A time of day as `18:30:00Z`; another offset is kept. */
export function TimeInput({ value, onChange, ...props }: InputProps<string>) {
  const [offset] = useState(() => fullTime.exec(value ?? '')?.[2] ?? 'Z');
  return (
    <ZonedInput
      {...props}
      type="time"
      timeZone={/z/i.test(offset) ? 'UTC' : offset}
      value={fullTime.exec(value ?? '')?.[1] ?? ''}
      onChange={(time) => onChange(time && `${time}${offset}`)}
    />
  );
}

/** `dcfce7` and `#fff` as `#rrggbb`; any other text stays as it is. */
export const completeColour = (text: string) => {
  const [, digits = ''] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text) ?? [];
  if (digits === '') return text;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
};

/** A colour as `#rrggbb`: a text box and the browser's colour picker. */
export function ColourInput(props: InputProps<string>) {
  const { id, config, value, onChange } = props;
  // "Pick background colour" would contain the label of the field, by which people and tests look for the field.
  const subject = config.label.replace(/\s*colour$/i, '');
  return (
    <div className={styles.colour}>
      <CompletedInput
        {...props}
        complete={completeColour}
        control={{ placeholder: '#rrggbb', spellCheck: false }}
      />
      <span className={styles.picker} data-empty={!isHexColour(value) || undefined}>
        <input
          type="color"
          aria-label={subject === '' ? 'Pick a colour' : `Pick a colour: ${subject}`}
          data-tooltip={`Pick ${config.label.toLowerCase()}`}
          aria-describedby={getLabelId(id)}
          // The initial colour is nearly white. If it were white, choosing white would fire no event.
          value={isHexColour(value) ? value : '#fffffe'}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </div>
  );
}
