import { isIPv6 } from 'node:net';
import { StartError } from './refuse.ts';

/** The one host that needs no asking: this machine's own. */
export const thisMachine = '127.0.0.1';

interface Asked {
  host: string;
  expose: boolean;
}

/** The options' host, unless it lets other machines in without being told so. */
export function hostOf({ host, expose }: Asked): string {
  if (host === thisMachine || expose) return host;
  throw new StartError(
    `--host ${host} may let other machines in, and everyone knows the sandbox's password. Add --expose if you want that.`,
  );
}

/** Hosts that mean every address of the machine, and one of them. */
const everyAddress: Record<string, string> = { '0.0.0.0': thisMachine, '::': '::1' };

export const listensEverywhere = (host: string) => host in everyAddress;

/** The address at which this machine reaches what listens on a host. */
export function urlOf(host: string, port: number | undefined): string {
  const name = everyAddress[host] ?? host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}
