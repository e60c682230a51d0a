import { expect, test } from 'vitest';
import { formatRelativeTime } from '../../src/ui/format.ts';

const now = Date.parse('2026-06-15T12:00:00Z');
const format = (timestamp: string) => formatRelativeTime(Date.parse(timestamp), now);

test.each([
  ['2026-06-15T12:00:00Z', 'just now'],
  ['2026-06-15T12:00:59Z', 'just now'],
  ['2026-06-15T11:59:00Z', '1 minute ago'],
  ['2026-06-15T11:00:01Z', '59 minutes ago'],
  ['2026-06-15T11:00:00Z', '1 hour ago'],
  ['2026-06-14T12:00:00Z', '1 day ago'],
  ['2026-05-17T12:00:00Z', '29 days ago'],
  ['2026-04-10T12:00:00Z', '2 months ago'],
  ['2025-06-20T12:00:00Z', '11 months ago'],
  ['2025-06-14T12:00:00Z', '1 year ago'],
  ['2014-01-01T00:00:00Z', '12 years ago'],
  ['2026-06-18T12:00:00Z', 'in 3 days'],
])('%s is "%s"', (timestamp, text) => {
  expect(format(timestamp)).toBe(text);
});
