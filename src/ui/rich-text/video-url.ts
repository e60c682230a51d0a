import { parseWebUrl } from '../web-url.ts';

/** The hosts whose videos may be embedded, with the host of the embedded URL. */
const videoHosts: Readonly<Record<string, string>> = {
  'youtube.com': 'www.youtube.com',
  'www.youtube.com': 'www.youtube.com',
  'www.youtube-nocookie.com': 'www.youtube-nocookie.com',
  'player.vimeo.com': 'player.vimeo.com',
};

/** The https URL of an embedded video; undefined for other hosts. */
export function parseVideoUrl(text: string | null): string | undefined {
  const url = parseWebUrl(text);
  const host = url && videoHosts[url.host];
  if (!url || !host) return undefined;
  url.protocol = 'https:';
  url.host = host;
  return url.href;
}
