const counts = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** A number of things as people read it: "1,204"; it is not rounded. */
export const formatCount = (count: number): string => counts.format(count);

/** The units of `Intl.RelativeTimeFormat` with their length in seconds, the longest first. A month is a twelfth of a year. */
const units = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const satisfies readonly [Intl.RelativeTimeFormatUnit, number][];

const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** The most of a time, as a share, that its number of whole units may leave out: 22 months are not "1 year". */
const maxOmitted = 0.2;

/**
 * How far a time is from `now`, both in milliseconds, in whole units, the longest that say enough: "2 months ago",
 * "22 months ago", "in 3 days", "just now".
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

/** The share of a time that is left out in whole units of a length; all of it if it is shorter. */
const omits = (seconds: number, length: number) => Math.abs((seconds % length) / seconds);
