import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import type { Finding } from './findings.ts';
import type { VerifyResult } from './verify.ts';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The lines of a finding: request, violation and advice. */
export function formatFinding(finding: Finding): string[] {
  const { request, status, pointer, expected, received, advice, occurrences } = finding;
  const outcome = status === undefined ? 'no response' : `status ${status}`;
  const others = occurrences.length - 1;
  const more = others > 0 ? ` (and ${count(others, 'more occurrence')})` : '';
  return [
    `    ${request}, ${outcome}`,
    `      at "${pointer}": expected ${expected}, received ${received}${more}`,
    `      ${advice}`,
  ];
}

const isShared = ({ operations }: Finding) => operations.length > 1;

/** The result as text for a terminal: each called operation with its findings, then what was skipped. */
export function textReport(result: VerifyResult): string {
  const { baseUrl, calls, operations, findings, leftovers, abortReason } = result;
  const called = operations.filter((operation) => operation.calls > 0);
  const width = Math.max(...operations.map(({ operationId }) => operationId.length)) + 2;
  const shared = findings.filter(isShared);
  const label = (operationId: string) => `  ${operationId.padEnd(width)}`;
  return [
    `${baseUrl} checked against openapi.yaml`,
    '',
    ...called.flatMap(({ operationId, calls: callCount }) => {
      const related = findings.filter((finding) => finding.operations.includes(operationId));
      const summary = related.length > 0 ? `, ${count(related.length, 'finding')}` : '';
      const own = related.filter((finding) => !isShared(finding));
      return [
        `${label(operationId)}${count(callCount, 'call')}${summary}`,
        ...own.flatMap(formatFinding),
      ];
    }),
    ...shared.flatMap((finding) => [
      '',
      `In ${finding.operations.join(', ')}:`,
      ...formatFinding(finding),
    ]),
    '',
    'Skipped:',
    ...operations.flatMap(({ operationId, skipped }) =>
      skipped ? [`${label(operationId)}${skipped}`] : [],
    ),
    '',
    ...(abortReason ? [abortReason] : []),
    ...leftovers.map((leftover) => `Left on the server: ${leftover}. Delete it in the console.`),
    `${count(calls, 'call')}, ${called.length} of ${operations.length} operations, ${count(findings.length, 'finding')}`,
  ]
    .map(escapeControlCharacters)
    .join('\n');
}
