/** Which screen uses which operation, as a standalone HTML page and as a Markdown table. */
import { escapeHtml } from '../lib/escape-html.ts';
import type { OperationUsage, ScreenUse } from '../lib/contract-usage/usage.ts';

const style = `
  :root { color-scheme: light dark; --paper: #fff; --ink: #1c2026; --line: #c8ccd4; --quiet: #545b67; --link: #0b4fb3; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #16181d; --ink: #eceef2; --line: #4a515d; --quiet: #b4bac4; --link: #8fb8ff; }
  }
  html { background: var(--paper); color: var(--ink); }
  a { color: var(--link); }
  body { margin: 2rem auto; max-width: 80rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  .table { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.5rem 0.75rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
  th p { margin: 0; }
  th code, .quiet { color: var(--quiet); font-weight: normal; }
  td code { overflow-wrap: anywhere; }
  .missing { font-weight: bold; }
`;

const renderUses = ({ uses }: ScreenUse) =>
  `<details><summary>${uses.length} ${uses.length === 1 ? 'part' : 'parts'}</summary><ul>${uses
    .map(
      ({ part, property, label }) =>
        `<li>${escapeHtml(label)} <span class="quiet">${part} <code>${escapeHtml(property.replace(/\.\*$/, ''))}</code></span></li>`,
    )
    .join('')}</ul></details>`;

const renderCells = (use: ScreenUse) =>
  `<td>${escapeHtml(use.resource ?? '—')}</td><td>${escapeHtml(use.screen)}</td><td><code>${escapeHtml(use.address)}</code></td><td>${renderUses(use)}</td>`;

function renderRows({ operationId, operationKey, screens }: OperationUsage): string {
  const [first, ...others] = screens;
  const header = `<th scope="rowgroup" rowspan="${Math.max(screens.length, 1)}"><p id="${escapeHtml(operationId)}">${escapeHtml(operationId)}</p><code>${escapeHtml(operationKey)}</code></th>`;
  const noScreen = '<td colspan="4" class="missing">No screen uses it.</td>';
  return `<tbody>
<tr>${header}${first ? renderCells(first) : noScreen}</tr>
${others.map((use) => `<tr>${renderCells(use)}</tr>`).join('\n')}
</tbody>`;
}

/** The map as a page that loads nothing; `contractHref` is the page of the contract. */
export const renderUsageHtml = (
  title: string,
  usage: readonly OperationUsage[],
  contractHref: string,
): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}: operations, resources and screens</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}: operations, resources and screens</h1>
<p>What the console uses of each of the ${usage.length} operations, derived from its own configuration.
The operations themselves are described in <a href="${contractHref}">the contract</a>.</p>
<section class="table" tabindex="0" aria-label="The map">
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Resource</th><th scope="col">Screen</th><th scope="col">Address</th><th scope="col">Uses</th></tr></thead>
${usage.map(renderRows).join('\n')}
</table>
</section>
</main>
</body>
</html>
`;

const escapeCell = (text: string) => text.replaceAll('|', String.raw`\|`);
const markdownRow = (...cells: string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;

export const renderUsageMarkdown = (title: string, usage: readonly OperationUsage[]): string =>
  [
    `# ${title}: operations, resources and screens`,
    '',
    markdownRow('Operation', 'Method and path', 'Resource', 'Screen', 'Address'),
    markdownRow('---', '---', '---', '---', '---'),
    ...usage.flatMap(({ operationId, operationKey, screens }) =>
      screens.length > 0
        ? screens.map(({ resource = '—', screen, address }) =>
            markdownRow(operationId, `\`${operationKey}\``, resource, screen, `\`${address}\``),
          )
        : [markdownRow(operationId, `\`${operationKey}\``, '—', 'no screen uses it', '—')],
    ),
    '',
  ].join('\n');
