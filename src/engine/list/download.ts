const maxNameCharacters = 40;

/** A text as a part of a file name: letters and digits in lower case, joined by hyphens. */
const toNamePart = (text: string) =>
  [...text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')]
    .slice(0, maxNameCharacters)
    .join('')
    .replaceAll(/^-|-$/g, '');

/** `users-jane-2026-11-23.csv`, with the day in UTC as all times of the console. */
export const getFileName = (resource: string, detail: string, date = new Date()): string => {
  const day = date.toISOString().slice(0, 10);
  return `${[toNamePart(resource), toNamePart(detail), day].filter(Boolean).join('-')}.csv`;
};

/** How long the browser may take to begin with a download. */
const downloadTimeoutMs = 60_000;

/** Downloads a file. Its data can be reached until the download has begun, or the session ends. */
export function download(blob: Blob, fileName: string, sessionSignal: AbortSignal): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  const end = AbortSignal.any([sessionSignal, AbortSignal.timeout(downloadTimeoutMs)]);
  end.addEventListener('abort', () => URL.revokeObjectURL(url), { once: true });
}
