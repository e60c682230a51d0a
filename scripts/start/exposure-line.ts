import { loopbackHost } from '../lib/servers/host.ts';

interface Exposure {
  host: string;
  expose?: string[] | undefined;
}

/** A line that warns if other machines may be able to connect, else an empty string. */
export function exposureLine({ host, expose = [] }: Exposure, consequence: string): string {
  const names = expose.filter(Boolean);
  const reach = [
    ...(host === loopbackHost ? [] : [`on ${host}`]),
    ...(names.length > 0 ? [`as ${names.join(', ')}`] : []),
  ];
  if (reach.length === 0) return '';
  return `  Exposed       ${reach.join(' ')}: anyone who can connect ${consequence}\n`;
}
