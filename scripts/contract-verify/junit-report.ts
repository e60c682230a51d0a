import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import type { Finding } from './findings.ts';
import { formatFinding } from './text-report.ts';
import type { VerifyResult } from './verify.ts';

/** Text for XML 1.0, which has neither control characters nor surrogates and noncharacters. */
const escapeXml = (text: string) =>
  escapeHtml(
    escapeControlCharacters(text)
      .toWellFormed()
      .replace(/[\uFFFE\uFFFF]/g, '\uFFFD'),
  );

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');

function formatFailure(finding: Finding): string[] {
  const { kind, expected, received, advice } = finding;
  const message = `expected ${expected}, received ${received}. ${advice}`;
  const text = formatFinding(finding).map((line) => escapeXml(line.trim()));
  return [`    <failure${attributes({ type: kind, message })}>${text.join('\n')}</failure>`];
}

/** The result as JUnit XML: a test case for each operation. */
export function junitReport({
  baseUrl,
  operations,
  findings,
  leftovers,
  abortReason,
}: VerifyResult) {
  const cases = operations.map(({ operationId, skipped }) => ({
    operationId,
    skipped,
    failures: findings.filter((finding) => finding.operations.includes(operationId)),
  }));
  const errors = [
    ...(abortReason ? [abortReason] : []),
    ...leftovers.map((left) => `Left on the server: ${left}`),
  ];
  const counts = {
    tests: cases.length + errors.length,
    failures: cases.filter(({ failures }) => failures.length > 0).length,
    skipped: cases.filter(({ skipped }) => skipped !== undefined).length,
    errors: errors.length,
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes(counts)}>`,
    `<testsuite${attributes({ name: `contract:verify ${baseUrl}`, ...counts })}>`,
    ...cases.flatMap(({ operationId, skipped, failures }) => [
      `  <testcase${attributes({ classname: 'contract:verify', name: operationId })}>`,
      ...failures.flatMap(formatFailure),
      ...(skipped === undefined ? [] : [`    <skipped${attributes({ message: skipped })}/>`]),
      '  </testcase>',
    ]),
    ...errors.flatMap((message) => [
      `  <testcase${attributes({ classname: 'contract:verify', name: 'the run itself' })}>`,
      `    <error${attributes({ message })}/>`,
      '  </testcase>',
    ]),
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
