import type { Advisory } from './known-advisories.ts';

/** A vulnerability in the output of `npm audit --json`. */
interface Vulnerability {
  name: string;
  title: string;
  url: string;
  severity: string;
}

/** The output of `npm audit --json`; without `vulnerabilities` if the registry did not respond. */
export interface Report {
  /** In `via`, a string is the name of a vulnerable dependency. */
  vulnerabilities?: Record<string, { via: (Vulnerability | string)[] }>;
  statusCode?: number;
  error?: { code?: string };
}

const getId = ({ url }: Vulnerability) => url.slice(url.lastIndexOf('/') + 1);

interface Evaluation {
  /** Advisories without a review, or with a fixed version that is not installed. */
  errors: string[];
  /** Accepted advisories, and those that no longer apply. */
  notes: string[];
}

/** Compares the registry's report with the known advisories; undefined if the report has no vulnerabilities field. */
export function evaluateReport(
  { vulnerabilities }: Report,
  known: Advisory[],
): Evaluation | undefined {
  if (!vulnerabilities) return undefined;
  const reported = new Map(
    Object.values(vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((via) => typeof via === 'object')
      .map((via) => [getId(via), via]),
  );
  const accepted = known.filter(({ fixedIn }) => !fixedIn);
  const isAccepted = (id: string) => accepted.some((advisory) => advisory.id === id);
  return {
    errors: [...reported]
      .filter(([id]) => !isAccepted(id))
      .map(
        ([id, { name, severity, title }]) =>
          `${name} has ${id} (${severity}): ${title}. Update it, or add the reason why it does not apply to scripts/check-advisories/known-advisories.ts.`,
      ),
    notes: accepted.map(({ id, package: name, reviewedOn, reason }) =>
      reported.has(id)
        ? `${name} has ${id}, reviewed on ${reviewedOn}: ${reason}`
        : `${name} no longer has ${id}: remove it from scripts/check-advisories/known-advisories.ts.`,
    ),
  };
}
