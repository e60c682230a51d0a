import { dateThenTime } from './date-then-time.ts';

export function DateTimeCell({ value }: { value: string }) {
  return <time dateTime={value}>{dateThenTime(value)}</time>;
}
