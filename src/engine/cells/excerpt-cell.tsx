import { excerptOf } from './excerpt-of.ts';

/** The beginning of a text, the whole of it on hover. */
export function ExcerptCell({ value }: { value: string }) {
  return <span title={value}>{excerptOf(value)}</span>;
}
