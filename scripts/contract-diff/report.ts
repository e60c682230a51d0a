/** Formats changes and rules: text for a terminal, Markdown for a pull request. */
import { upperFirst } from 'es-toolkit';
import { type ContractChange, listOrCount } from './contract-changes.ts';
import type { Rule } from './rules.ts';

function summary(base: string, changes: readonly ContractChange[]): string {
  const breaking = changes.filter((change) => change.class === 'breaking').length;
  const counts = `${breaking} breaking, ${changes.length - breaking} non-breaking`;
  return `openapi.yaml since ${base}: ${changes.length > 0 ? counts : 'no changes for a client'}.`;
}

/** "users list (column Name), dashboard" */
function formatScreens({ screens }: ContractChange): string {
  const names = screens.map(({ screen, parts }) =>
    parts.length > 0 ? `${screen} (${parts.join(', ')})` : screen,
  );
  return listOrCount(names, 8, 'screens');
}

function formatChange(change: ContractChange): string {
  const screens = formatScreens(change);
  const operations = listOrCount(change.operations, 6, 'operations');
  return `  ${change.change}${screens && `: ${screens}`}\n    ${change.reason} (${operations})`;
}

/** A report for a terminal. The changes are in the order of their classes. */
export function textReport(base: string, changes: readonly ContractChange[]): string {
  const sections = [...Map.groupBy(changes, (change) => change.class)].map(([name, ofClass]) =>
    [upperFirst(name), ...ofClass.map(formatChange)].join('\n'),
  );
  return [summary(base, changes), ...sections].join('\n\n');
}

/** Escapes what Markdown would format, such as the stars of a pattern; names are in code spans, where it formats nothing. */
const escapeMarkdown = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => part.replaceAll(index % 2 === 1 ? /\|/g : /[\\`*_~[\]<>|$&]/g, '\\$&'))
    .join('');

const formatRow = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`;

export function markdownReport(base: string, changes: readonly ContractChange[]): string {
  const rows = changes.map((change) => [
    change.class,
    change.change,
    change.reason,
    formatScreens(change) || '—',
  ]);
  const table = [['', 'change', 'why', 'screens'], ['---', '---', '---', '---'], ...rows];
  return [
    '### Changes of the contract',
    escapeMarkdown(summary(base, changes)),
    ...(rows.length > 0 ? [table.map(formatRow).join('\n')] : []),
  ].join('\n\n');
}

export function rulesReport(rules: readonly Rule[]): string {
  const idWidth = Math.max(...rules.map(({ id }) => id.length));
  const row = (id: string, className: string, text: string) =>
    `${id.padEnd(idWidth)}  ${className.padEnd('non-breaking'.length)}  ${text}`;
  return [
    row('rule', 'class', 'what it detects, and the reason for its class'),
    ...rules.map((rule) => row(rule.id, rule.class, `${rule.detects} — ${rule.reason}`)),
    '',
    `${rules.length} rules.`,
  ].join('\n');
}
