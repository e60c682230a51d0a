import type { Location } from 'react-router-dom';

/** Where a sign-in leads when nothing else was asked for. */
const home = '/admin/dashboard';

interface WayBack {
  from: string;
}

/** The page to return to after signing in, as router state. */
export const wayBackTo = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): WayBack => ({
  from: pathname + search,
});

const anyOrigin = 'https://console.invalid';

/** Whether an address is one of the console's own, and its path is read by everyone as it is spelled. */
function isOwn(address: string): boolean {
  const url = URL.parse(address, anyOrigin);
  const [path = ''] = address.split('?');
  return url?.origin === anyOrigin && url.pathname === path && /^\/admin(\/[\w-]+)+\/?$/.test(path);
}

/** The page first asked for, if the router's state names one of the console's own; else the dashboard. */
export function destination(state: unknown): string {
  const from = (state as Partial<WayBack> | null)?.from;
  return typeof from === 'string' && isOwn(from) ? from : home;
}
