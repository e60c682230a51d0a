import generatePicker from 'antd/es/date-picker/generatePicker';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { AntdProvider } from '../../ui/theme/antd-provider.tsx';
import { getAntdAttributes } from './antd-attributes.ts';
import styles from './date-time-inputs.module.css';
import type { InputProps } from '../config/input-values.ts';
import { formatDate, parseDate, utcDates } from './utc-dates.ts';

const UtcPicker = generatePicker(utcDates);

interface PickerInputProps extends InputProps<string> {
  mode: 'date' | 'time';
  /** How a date is shown. */
  format: string;
  /** What else can be typed. */
  shortFormats: readonly string[];
  placeholder: string;
  timeZone: string;
  readDate: (value: string) => Date | null;
  writeDate: (date: Date) => string;
}

const renderPanel = (panel: ReactNode) => (
  <div ref={skipWithTab} aria-hidden>
    {panel}
  </div>
);

/** antd's calendar knows no keys: Tab goes on to the next field. */
function skipWithTab(popup: HTMLElement | null) {
  for (const element of popup?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? [])
    element.tabIndex = -1;
}

/**
 * A text box with a popup to pick from by pointer. A text that is not a date is the value, too: the form shows that it
 * is not valid.
 */
function PickerInput(props: PickerInputProps) {
  const { mode, format, shortFormats, placeholder, timeZone, readDate, writeDate, onChange } =
    props;
  const [isOpen, setOpen] = useState(false);
  const value = props.value ?? '';
  const date = readDate(value);
  // The picker overwrites the text in the box when its date changes.
  const [pickerDate, setPickerDate] = useState(date);
  if ((date || value === '') && date?.getTime() !== pickerDate?.getTime()) setPickerDate(date);

  function emit(next: string) {
    if (next !== value) onChange(next);
  }
  const emitDate = (next: Date | null) => emit(next ? writeDate(next) : '');

  function emitText(text: string, formats: readonly string[]) {
    const typed = formats.map((each) => parseDate(text, each)).find(Boolean);
    emit(typed ? writeDate(typed) : text);
  }

  function finishTyping() {
    if (!date) emitText(value, shortFormats);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!['Enter', 'Escape', 'Tab'].includes(event.key)) return;
    finishTyping();
    if (!isOpen) return;
    setOpen(false);
    // The next Escape closes the dialog, the next Enter submits the form.
    if (event.key === 'Escape') event.stopPropagation();
    if (event.key === 'Enter') event.preventDefault();
  }

  return (
    <div
      role="presentation"
      onInput={({ target }) => emitText((target as HTMLInputElement).value, [format])}
      onKeyDown={onKeyDown}
      onBlur={finishTyping}
    >
      <AntdProvider>
        <UtcPicker
          {...getAntdAttributes(props)}
          picker={mode}
          showTime={mode === 'date'}
          format={format}
          placeholder={placeholder}
          suffixIcon={<span className={styles.zone}>{timeZone}</span>}
          panelRender={renderPanel}
          value={pickerDate}
          needConfirm={false}
          preserveInvalidOnBlur
          onChange={emitDate}
          onCalendarChange={(next) => emitDate(next as Date | null)}
          open={isOpen}
          onClick={() => setOpen(true)}
          // It does not open for someone who types.
          onOpenChange={(next) => !next && setOpen(false)}
        />
      </AntdProvider>
    </div>
  );
}

const dateTimeFormat = 'YYYY-MM-DD HH:mm:ss';
const timeFormat = 'HH:mm:ss';

/** A date and time as `2027-03-01T18:30:00Z`. */
export function DateTimeInput(props: InputProps<string>) {
  return (
    <PickerInput
      {...props}
      mode="date"
      format={dateTimeFormat}
      shortFormats={['YYYY-MM-DD HH:mm', 'YYYY-MM-DD']}
      placeholder="2027-03-01 18:30:00"
      timeZone="UTC"
      readDate={readTimestamp}
      writeDate={(date) => formatDate(date, 'YYYY-MM-DDTHH:mm:ssZ')}
    />
  );
}

function readTimestamp(value: string): Date | null {
  const date = new Date(/^\d{4}-\d\d-\d\dT/.test(value) ? value : '');
  return Number.isNaN(date.getTime()) ? null : date;
}

/** A time of day by RFC 3339, and its offset: `Z`, `+02:00`. */
const fullTime = /^(\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

/** A time of day as `18:30:00Z`; another offset is kept. */
export function TimeInput(props: InputProps<string>) {
  const [offset] = useState(() => fullTime.exec(props.value ?? '')?.[2] ?? 'Z');
  return (
    <PickerInput
      {...props}
      mode="time"
      format={timeFormat}
      shortFormats={['HH:mm']}
      placeholder="18:30:00"
      timeZone={/z/i.test(offset) ? 'UTC' : offset}
      readDate={(value) => parseDate(fullTime.exec(value)?.[1] ?? '', timeFormat)}
      writeDate={(date) => formatDate(date, timeFormat) + offset}
    />
  );
}
