import type { Advisory } from './advisories.ts';

/** A weakness, as `npm audit --json` has it; a text is the name of a dependency that has one. */
interface Via {
  name: string;
  title: string;
  url: string;
  severity: string;
}

/** What `npm audit --json` prints; without `vulnerabilities` where it could not ask. */
export interface Report {
  vulnerabilities?: Record<string, { via: (Via | string)[] }>;
  statusCode?: number;
  error?: { code?: string };
}

const idOf = ({ url }: Via) => url.slice(url.lastIndexOf('/') + 1);

interface Verdict {
  /** What nobody has looked at, or what was thought to be mended. */
  faults: string[];
  /** What we live with, and what has gone. */
  notes: string[];
}

/** Holds what the registry says against what is known; undefined where it did not say anything. */
export function judgeReport({ vulnerabilities }: Report, known: Advisory[]): Verdict | undefined {
  if (!vulnerabilities) return undefined;
  const found = new Map(
    Object.values(vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((via) => typeof via === 'object')
      .map((via) => [idOf(via), via]),
  );
  const accepted = known.filter(({ mendedIn }) => !mendedIn);
  const isAccepted = (id: string) => accepted.some((advisory) => advisory.id === id);
  return {
    faults: [...found]
      .filter(([id]) => !isAccepted(id))
      .map(
        ([id, { name, severity, title }]) =>
          `${name} has ${id} (${severity}): ${title}. Update it, or say in scripts/audit/advisories.ts why it does not touch us.`,
      ),
    notes: accepted.map(({ id, package: name, date, reason }) =>
      found.has(id)
        ? `${name} has ${id}, looked at on ${date}: ${reason}`
        : `${name} has ${id} no more: take it out of scripts/audit/advisories.ts.`,
    ),
  };
}
