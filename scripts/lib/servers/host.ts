import { isIPv6 } from 'node:net';
import { CommandError } from '../exit-with-error.ts';

/** The default host: reachable from this machine only. */
export const loopbackHost = '127.0.0.1';

interface HostOptions {
  host: string;
  /** The values of `--expose`, which may be repeated. */
  expose?: readonly string[] | undefined;
  /** The real server behind the console, if it is not the sandbox. */
  api?: string | undefined;
}

const createExposeError = (value: string) =>
  new CommandError(
    `--expose takes a host name with an optional port, such as admin.test:8443, not "${value}".`,
  );

/** Turns `--expose` without a value into `--expose=`: parseArgs requires a value for every string option. */
export const allowBareExpose = (args: readonly string[]): string[] =>
  args.map((argument, index) => {
    const next = args[index + 1];
    const isBare = argument === '--expose' && (next === undefined || next.startsWith('-'));
    if (argument === '--expose' && next === '') throw createExposeError(next);
    return isBare ? '--expose=' : argument;
  });

/** Whether a text is a host name, with or without a port. A URL has no port 80, the default one. */
const isHost = (name: string) =>
  URL.parse(`http://${name}`)?.host === name.toLowerCase().replace(/:80$/, '');

/** The host to listen on; throws if other machines could reach it and `--expose` is missing, or has no host name. */
export function resolveHost({ host, expose, api }: HostOptions): string {
  const invalid = expose?.find((name) => name && !isHost(name));
  if (invalid !== undefined) throw createExposeError(invalid);
  if (host.trim() === '') throw new CommandError('--host takes an address, such as 127.0.0.1.');
  if (host === loopbackHost || expose) return host;
  const danger = api ? `${api} with it` : "the sandbox's password is public";
  throw new CommandError(
    `--host ${host} may be reachable from other machines, and ${danger}. Add --expose to allow that.`,
  );
}

/** The addresses that stand for every address of the machine, and how the machine reaches itself then. */
const loopbackNames: Record<string, string> = { '0.0.0.0': loopbackHost, '[::]': '[::1]' };

/** The one spelling that a host has in URLs: 0.0.0.0 for 0, and [::] for ::0. */
const toUrlName = (host: string) =>
  URL.parse(`http://${isIPv6(host) ? `[${host}]` : host}`)?.hostname ?? host;

/** Whether a server on this host listens on every address of the machine. */
export const isWildcardHost = (host: string) => Object.hasOwn(loopbackNames, toUrlName(host));

/** The URL at which this machine reaches a server that listens on a host. */
export function buildUrl(host: string, port: number | undefined): string {
  const name = toUrlName(host);
  return `http://${loopbackNames[name] ?? name}:${port}`;
}

/** A line that warns if other machines may be able to connect, else an empty string. */
export function exposureLine({ host, expose = [] }: HostOptions, consequence: string): string {
  const names = expose.filter(Boolean);
  const reach = [
    host !== loopbackHost && `on ${host}`,
    names.length > 0 && `as ${names.join(', ')}`,
  ].filter(Boolean);
  if (reach.length === 0) return '';
  return `  Exposed       ${reach.join(' ')}: anyone who can connect ${consequence}\n`;
}
