/** An ISO timestamp as date then time, without fractions of a second: `2026-03-18 11:02:07` (UTC). */
export function dateThenTime(timestamp: string): string {
  const moment = new Date(timestamp);
  if (Number.isNaN(moment.getTime())) return timestamp;
  return moment
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '');
}
