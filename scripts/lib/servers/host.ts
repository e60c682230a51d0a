import { isIPv6 } from 'node:net';
import { CommandError } from '../exit-with-error.ts';

/** The default host: reachable from this machine only. */
export const loopbackHost = '127.0.0.1';

interface HostOptions {
  host: string;
  /** The values of `--expose`, which may be repeated. */
  expose?: readonly string[] | undefined;
}

/** Turns `--expose` without a value into `--expose=`: parseArgs requires a value for every string option. */
export const allowBareExpose = (args: readonly string[]): string[] =>
  args.map((argument, index) => {
    const next = args[index + 1];
    const isBare = argument === '--expose' && (next === undefined || next.startsWith('-'));
    return isBare ? '--expose=' : argument;
  });

/** Throws unless each value of `--expose` is a host name, with or without a port. */
function assertHostNames(expose: readonly string[]): void {
  const invalid = expose.find(
    (name) => name && URL.parse(`http://${name}`)?.host !== name.toLowerCase(),
  );
  if (invalid === undefined) return;
  throw new CommandError(
    `--expose takes a host name with an optional port, such as admin.test:8443, not "${invalid}".`,
  );
}

/** The host to listen on; throws if other machines could reach it and `--expose` is missing. */
export function resolveHost({ host, expose }: HostOptions): string {
  assertHostNames(expose ?? []);
  if (host === loopbackHost || expose) return host;
  throw new CommandError(
    `--host ${host} may be reachable from other machines, and the sandbox's password is public. Add --expose to allow that.`,
  );
}

/** Hosts that listen on every address of the machine, with the loopback address of the same family. */
const wildcardHosts: Record<string, string> = { '0.0.0.0': loopbackHost, '::': '::1' };

/** Whether a server on this host listens on every address of the machine. */
export const isWildcardHost = (host: string) => host in wildcardHosts;

/** The URL at which this machine reaches a server that listens on a host. */
export function buildUrl(host: string, port: number | undefined): string {
  const name = wildcardHosts[host] ?? host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}
