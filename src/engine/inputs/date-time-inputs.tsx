import { useState } from 'react';
import { controlClass } from '../../ui/field.tsx';
import { getAttributes, type InputProps } from '../config/input-values.ts';
import styles from './date-time-inputs.module.css';

/** With it, browsers take a year of four digits. */
const lastDay = '9999-12-31';

/** A day as `2027-03-01`. */
export function DateInput(props: InputProps<string>) {
  return (
    <input
      {...getAttributes<HTMLInputElement>(props)}
      type="date"
      max={lastDay}
      className={controlClass}
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

interface ZonedInputProps extends InputProps<string> {
  type: 'time' | 'datetime-local';
  max?: string;
  timeZone: string;
}

/** The browser's own input, and beside it the time zone. Browsers leave out seconds that are zero. */
function ZonedInput({ type, max, timeZone, ...props }: ZonedInputProps) {
  const zoneId = `${props.id}-zone`;
  const describedBy = [zoneId, props['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className={styles.zoned}>
      <input
        {...getAttributes<HTMLInputElement>(props)}
        type={type}
        step={1}
        max={max}
        className={controlClass}
        aria-describedby={describedBy}
        value={props.value ?? ''}
        onChange={({ target: { value } }) =>
          props.onChange(/(^|T)\d\d:\d\d$/.test(value) ? `${value}:00` : value)
        }
      />
      <span id={zoneId} className={styles.zone}>
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
export function DateTimeInput({ value, onChange, ...props }: InputProps<string>) {
  return (
    <ZonedInput
      {...props}
      type="datetime-local"
      max={`${lastDay}T23:59:59`}
      timeZone="UTC"
      value={toUtcWallTime(value ?? '')}
      onChange={(wallTime) => onChange(wallTime && `${wallTime}Z`)}
    />
  );
}

/** A time of day by RFC 3339, and its offset: `Z`, `+02:00`. */
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
