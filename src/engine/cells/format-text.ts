import { isBlank } from '../config/is-empty.ts';

/**
 * A value of any type as text. The parts of a list or an object are joined by commas. The text is empty if there is no
 * value.
 */
export function formatText(value: unknown): string {
  if (isBlank(value)) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof File) return value.name;
  return Object.values(value).map(formatText).filter(Boolean).join(', ');
}

/** Formats an ISO timestamp as `2026-03-18 11:02:07`, in UTC. */
export function formatDateTime(timestamp: string): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return timestamp;
  return date
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '');
}

const maxExcerptCharacters = 20;

const graphemes = new Intl.Segmenter();

/**
 * The first 20 characters and an ellipsis, or the whole text if it has no more. Characters are counted as people see
 * them.
 */
export function truncate(text: string): string {
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === maxExcerptCharacters) return `${text.slice(0, index)}…`;
    count += 1;
  }
  return text;
}
