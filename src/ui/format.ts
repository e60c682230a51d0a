const counts = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** Formats a number without rounding it: "1,204". */
export const formatCount = (count: number): string => counts.format(count);

/**
 * The units of `Intl.RelativeTimeFormat` with their lengths in seconds, the longest first. A month is a twelfth of a
 * year.
 */
const units = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const satisfies readonly [Intl.RelativeTimeFormatUnit, number][];

const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/**
 * The largest share of a time that its number of whole units may leave out. For example, 22 months are not shown as "1
 * year".
 */
const maxOmitted = 0.2;

/**
 * The distance of a time from `now`, both in milliseconds, in whole units: "2 months ago", "22 months ago", "in 3
 * days", "just now". The unit is the longest that is exact enough.
 */
export function formatRelativeTime(time: number, now: number): string {
  const seconds = (time - now) / 1000;
  if (Math.abs(seconds) < 60) return 'just now';
  const [unit, length] = units.find((each) => omits(seconds, each[1]) <= maxOmitted) ?? [
    'minute',
    60,
  ];
  return format.format(Math.trunc(seconds / length), unit);
}

/** The share of a time that whole units of a length leave out. It is 1 if the time is shorter than the unit. */
const omits = (seconds: number, length: number) => Math.abs((seconds % length) / seconds);
