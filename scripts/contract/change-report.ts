/** The changes of the contract as text for a terminal, and as Markdown for a pull request. */
import type { ContractChange } from './contract-changes.ts';
import type { Touched } from './screens-of.ts';

const titles = { breaking: 'Breaking', safe: 'Safe' } as const;

const counted = (count: number, what: string) => `${count} ${what}`;

function summary(base: string, changes: readonly ContractChange[]): string {
  if (changes.length === 0) return `openapi.yaml asks what it asked at ${base}.`;
  const breaking = changes.filter((one) => one.class === 'breaking').length;
  const parts = [counted(breaking, 'breaking'), counted(changes.length - breaking, 'safe')];
  return `openapi.yaml since ${base}: ${parts.join(', ')}.`;
}

/** "users list columns Name, Username": of a list, what is touched on it; of others, the screen. */
function phrase({ screen, parts }: Touched): string {
  const columns = parts.flatMap((part) => /^column (.+)/.exec(part)?.[1] ?? []);
  if (columns.length > 0)
    return `${screen} column${columns.length > 1 ? 's' : ''} ${columns.join(' and ')}`;
  return screen.endsWith(' list') ? [screen, ...parts.slice(0, 1)].join(' ') : screen;
}

const whole = ({ screen, parts }: Touched) =>
  parts.length > 0 ? `${screen} (${parts.join(', ')})` : screen;

/** All screens by name is no help where it is most of them. */
const named = (screens: readonly Touched[], name: (screen: Touched) => string) =>
  screens.length > 8 ? `${screens.length} screens` : screens.map(name).join(', ');

function lines({ change, reason, operations, screens }: ContractChange): string {
  const where = named(screens, phrase);
  const calls = operations.length > 6 ? `${operations.length} operations` : operations.join(', ');
  return `  ${change}${where && `: ${where}`}\n    ${reason} (${calls})`;
}

export function textReport(base: string, changes: readonly ContractChange[]): string {
  const sections = (['breaking', 'safe'] as const).flatMap((one) => {
    const all = changes.filter((change) => change.class === one);
    return all.length > 0 ? [`${titles[one]}\n${all.map(lines).join('\n')}`] : [];
  });
  return [summary(base, changes), ...sections].join('\n\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|');

export function markdownReport(base: string, changes: readonly ContractChange[]): string {
  const rows = changes.map(
    (one) =>
      `| ${one.class} | ${cell(one.change)} | ${cell(one.reason)} | ${cell(named(one.screens, whole)) || '—'} |`,
  );
  const table = ['|  | change | why | screens |', '| --- | --- | --- | --- |', ...rows];
  return [
    '### Changes of the contract',
    summary(base, changes),
    ...(rows.length > 0 ? [table.join('\n')] : []),
  ].join('\n\n');
}
