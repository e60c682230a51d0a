import type { Finding } from './findings.ts';
import type { Outcome } from './verify.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function told({ request, status, pointer, expected, received, places }: Finding): string[] {
  const answer = status === undefined ? 'not answered' : `answered ${status}`;
  const more = places.length > 1 ? ` (and in ${counted(places.length - 1, 'more place')})` : '';
  return [
    `    ${request}, ${answer}`,
    `      at "${pointer}": expected ${expected}, received ${received}${more}`,
  ];
}

/** An outcome as a person reads it: each operation with its calls and findings, then what was left out. */
export function textReport(outcome: Outcome): string {
  const { baseUrl, calls, operations, findings, left, cutShort } = outcome;
  const tried = operations.filter((operation) => operation.calls > 0);
  const width = Math.max(...operations.map(({ operationId }) => operationId.length)) + 2;
  const named = (operationId: string) => `  ${operationId.padEnd(width)}`;
  return [
    `${baseUrl} held against openapi.yaml`,
    '',
    ...tried.flatMap(({ operationId, calls: count }) => {
      const own = findings.filter((finding) => finding.operationId === operationId);
      const verdict = own.length > 0 ? `, ${counted(own.length, 'finding')}` : '';
      return [`${named(operationId)}${counted(count, 'call')}${verdict}`, ...own.flatMap(told)];
    }),
    '',
    'Not tried:',
    ...operations.flatMap(({ operationId, notTried }) =>
      notTried ? [`${named(operationId)}${notTried}`] : [],
    ),
    '',
    ...(cutShort ? [cutShort] : []),
    ...left.map((what) => `Left on the server: ${what}. Delete it in the console.`),
    `${counted(calls, 'call')}, ${tried.length} of ${operations.length} operations, ${counted(findings.length, 'finding')}`,
  ].join('\n');
}
