/** Formats changes and rules: text for a terminal, Markdown for a pull request. */
import type { AffectedScreen, ContractChange } from './contract-changes.ts';
import type { Rule } from './rules.ts';

const classes = ['breaking', 'non-breaking'] as const;
const titles = { breaking: 'Breaking', 'non-breaking': 'Non-breaking' } as const;

function summary(base: string, changes: readonly ContractChange[]): string {
  if (changes.length === 0) return `openapi.yaml since ${base}: no changes for a client.`;
  const counts = classes.map((name) => {
    const count = changes.filter((change) => change.class === name).length;
    return `${count} ${name}`;
  });
  return `openapi.yaml since ${base}: ${counts.join(', ')}.`;
}

/** `users list (column Name)` */
const formatScreen = ({ screen, parts }: AffectedScreen) =>
  parts.length > 0 ? `${screen} (${parts.join(', ')})` : screen;

const formatScreens = (screens: readonly AffectedScreen[]) =>
  screens.length > 8 ? `${screens.length} screens` : screens.map(formatScreen).join(', ');

function formatChange({ change, reason, operations, screens }: ContractChange): string {
  const screenNames = formatScreens(screens);
  const operationNames =
    operations.length > 6 ? `${operations.length} operations` : operations.join(', ');
  return `  ${change}${screenNames && `: ${screenNames}`}\n    ${reason} (${operationNames})`;
}

export function textReport(base: string, changes: readonly ContractChange[]): string {
  const sections = classes.flatMap((name) => {
    const ofClass = changes.filter((change) => change.class === name);
    return ofClass.length > 0 ? [`${titles[name]}\n${ofClass.map(formatChange).join('\n')}`] : [];
  });
  return [summary(base, changes), ...sections].join('\n\n');
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|');

export function markdownReport(base: string, changes: readonly ContractChange[]): string {
  const rows = changes.map((change) => {
    const screens = escapeCell(formatScreens(change.screens)) || '—';
    return `| ${change.class} | ${escapeCell(change.change)} | ${escapeCell(change.reason)} | ${screens} |`;
  });
  const table = ['|  | change | why | screens |', '| --- | --- | --- | --- |', ...rows];
  return [
    '### Changes of the contract',
    summary(base, changes),
    ...(rows.length > 0 ? [table.join('\n')] : []),
  ].join('\n\n');
}

export function rulesReport(rules: readonly Rule[]): string {
  const idWidth = Math.max(...rules.map(({ id }) => id.length));
  const classWidth = 'non-breaking'.length;
  const row = (id: string, className: string, text: string) =>
    `${id.padEnd(idWidth)}  ${className.padEnd(classWidth)}  ${text}`;
  return [
    row('rule', 'class', 'what it detects, and the reason for its class'),
    ...rules.map((rule) => row(rule.id, rule.class, `${rule.detects} — ${rule.reason}`)),
    '',
    `${rules.length} rules.`,
  ].join('\n');
}
