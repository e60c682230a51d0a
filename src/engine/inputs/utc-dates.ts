import type generatePicker from 'antd/es/date-picker/generatePicker';

type DateFunctions = Parameters<typeof generatePicker<Date>>[0];

const tokens = /YYYY|MM|DD?|HH|mm|ss/g;

/** The numbers of a date in UTC, by the token of a format such as `YYYY-MM-DD HH:mm:ss`. */
const readParts = (date: Date): Record<string, number> => ({
  YYYY: date.getUTCFullYear(),
  MM: date.getUTCMonth() + 1,
  DD: date.getUTCDate(),
  D: date.getUTCDate(),
  HH: date.getUTCHours(),
  mm: date.getUTCMinutes(),
  ss: date.getUTCSeconds(),
});

export function formatDate(date: Date, format: string): string {
  const parts = readParts(date);
  return format.replace(tokens, (token) => String(parts[token]).padStart(token.length, '0'));
}

/** The date in a text of exactly this format; null for any other text and for days like February 30. */
export function parseDate(text: string, format: string): Date | null {
  const pattern = format.replace(tokens, (token) => `(?<${token}>\\d{${token.length}})`);
  const parts = new RegExp(`^${pattern}$`).exec(text.trim())?.groups;
  if (!parts) return null;
  const { YYYY = 1970, MM = 1, DD = 1, HH = 0, mm = 0, ss = 0 } = parts;
  const date = new Date(Date.UTC(2000, 0, 1, Number(HH), Number(mm), Number(ss)));
  date.setUTCFullYear(Number(YYYY), Number(MM) - 1, Number(DD));
  return formatDate(date, format) === text.trim() ? date : null;
}

function change(date: Date, apply: (copy: Date) => void): Date {
  const copy = new Date(date);
  apply(copy);
  return copy;
}

/** The last day of the month; month 12 is January of the next year. */
const getEndOfMonth = (date: Date, year: number, month: number) =>
  change(date, (copy) => copy.setUTCFullYear(year, month + 1, 0));

/** The same day of another month, or its last day if it is shorter. */
function moveToMonth(date: Date, year: number, month: number): Date {
  const day = Math.min(date.getUTCDate(), getEndOfMonth(date, year, month).getUTCDate());
  return change(date, (copy) => copy.setUTCFullYear(year, month, day));
}

const getWeekDay = (date: Date) => date.getUTCDay();
const getDate = (date: Date) => date.getUTCDate();
const getMonth = (date: Date) => date.getUTCMonth();
const getYear = (date: Date) => date.getUTCFullYear();
const addDate = (date: Date, days: number) =>
  change(date, (copy) => copy.setUTCDate(getDate(date) + days));

/** ISO weeks begin on Monday. */
const firstDayOfWeek = 1;

/** The functions of antd's pickers for dates in UTC. Its own, on dayjs, are in the time zone of the browser. */
export const utcDates: DateFunctions = {
  getWeekDay,
  getDate,
  getMonth,
  getYear,
  getMillisecond: (date) => date.getUTCMilliseconds(),
  getSecond: (date) => date.getUTCSeconds(),
  getMinute: (date) => date.getUTCMinutes(),
  getHour: (date) => date.getUTCHours(),
  getNow: () => new Date(),
  getFixedDate: (text) => new Date(text),
  getEndDate: (date) => getEndOfMonth(date, getYear(date), getMonth(date)),
  addDate,
  addMonth: (date, months) => moveToMonth(date, getYear(date), getMonth(date) + months),
  addYear: (date, years) => moveToMonth(date, getYear(date) + years, getMonth(date)),
  setYear: (date, year) => moveToMonth(date, year, getMonth(date)),
  setMonth: (date, month) => moveToMonth(date, getYear(date), month),
  setDate: (date, day) => change(date, (copy) => copy.setUTCDate(day)),
  setHour: (date, hours) => change(date, (copy) => copy.setUTCHours(hours)),
  setMinute: (date, minutes) => change(date, (copy) => copy.setUTCMinutes(minutes)),
  setSecond: (date, seconds) => change(date, (copy) => copy.setUTCSeconds(seconds)),
  setMillisecond: (date, ms) => change(date, (copy) => copy.setUTCMilliseconds(ms)),
  isAfter: (date, other) => date > other,
  isValidate: (date) => !Number.isNaN(date.getTime()),
  locale: {
    getWeekFirstDay: () => firstDayOfWeek,
    getWeekFirstDate: (_, date) => addDate(date, -((getWeekDay(date) - firstDayOfWeek + 7) % 7)),
    // No picker shows the number of a week.
    getWeek: () => 0,
    getShortWeekDays: () => ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    getShortMonths: () =>
      Array.from({ length: 12 }, (_, month) =>
        new Date(Date.UTC(2000, month)).toLocaleString('en', { month: 'short', timeZone: 'UTC' }),
      ),
    format: (_, date, format) => formatDate(date, format),
    parse: (_, text, formats) =>
      formats.map((format) => parseDate(text, format)).find((date) => date !== null) ?? null,
  },
};
