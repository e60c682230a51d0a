const counts = new Intl.NumberFormat('en');

/** A number of things as people read it: "1,204". */
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

/** How far a time is from `now`, both in milliseconds, in whole units: "2 months ago", "in 3 days", "just now". */
export function formatRelativeTime(time: number, now: number): string {
  const seconds = (time - now) / 1000;
  const [unit, length] = units.find((each) => Math.abs(seconds) >= each[1]) ?? [];
  return unit ? format.format(Math.trunc(seconds / length), unit) : 'just now';
}
