import type { Usage } from '../contract/usage.ts';

const cell = (text: string) => text.replaceAll('|', String.raw`\|`);
const row = (...texts: string[]) => `| ${texts.map(cell).join(' | ')} |`;

/** Which screen uses which operation, as a table that reads well beside the code. */
export const mapMarkdown = (title: string, usage: readonly Usage[]): string =>
  [
    `# ${title}: operations, resources and screens`,
    '',
    row('Operation', 'Route', 'Resource', 'Screen', 'Address'),
    row('---', '---', '---', '---', '---'),
    ...usage.flatMap(({ operationId, route, screens }) =>
      screens.length > 0
        ? screens.map(({ resource = '—', screen, address }) =>
            row(operationId, `\`${route}\``, resource, screen, `\`${address}\``),
          )
        : [row(operationId, `\`${route}\``, '—', 'no screen uses it', '—')],
    ),
    '',
  ].join('\n');
