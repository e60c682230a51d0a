import { webAddress } from '../web-address.ts';

/** Who may show a video in a legal text, and under which name. */
const hosts: Readonly<Record<string, string>> = {
  'youtube.com': 'www.youtube.com',
  'www.youtube.com': 'www.youtube.com',
  'www.youtube-nocookie.com': 'www.youtube-nocookie.com',
  'player.vimeo.com': 'player.vimeo.com',
};

/** The address of a video as it is framed, over https; undefined for any other host. */
export function videoAddress(address: string | null): string | undefined {
  const url = webAddress(address);
  const host = url && hosts[url.host];
  if (!url || !host) return undefined;
  url.protocol = 'https:';
  url.host = host;
  return url.href;
}
