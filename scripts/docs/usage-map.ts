/** Which screen uses which operation, as a standalone HTML page and as a Markdown table. */
import { escapeHtml } from '../lib/escape-html.ts';
import type { OperationUsage } from '../lib/contract-usage/usage.ts';
import type { ScreenUse } from '../lib/contract-usage/uses.ts';
import { noPictures, renderLinksMarkdown, type ScreenLinks } from './operation-links.ts';

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

const renderLink = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

function renderLinks(links: ScreenLinks | undefined): string {
  if (!links) return '—';
  const { scenarios, picturesHref } = links;
  const items = scenarios.map(({ label, href }) => `<li>${renderLink(href, label)}</li>`);
  const pictures = picturesHref ? `<p>${renderLink(picturesHref, 'pictures')}</p>` : '';
  return `<details><summary>${items.length} scenarios</summary><ul>${items.join('')}</ul></details>${pictures}`;
}

type FindLinks = (operationId: string, screen: string) => ScreenLinks | undefined;

const createLinkFinder =
  (links: readonly ScreenLinks[]): FindLinks =>
  (operationId, screen) =>
    links.find((link) => link.operationId === operationId && link.screen === screen);

const renderCells = (use: ScreenUse, links: ScreenLinks | undefined) =>
  `<td>${escapeHtml(use.resource ?? '—')}</td><td>${escapeHtml(use.screen)}</td><td><code>${escapeHtml(use.address)}</code></td><td>${renderUses(use)}</td><td>${renderLinks(links)}</td>`;

const renderRows =
  (findLinks: FindLinks) =>
  ({ operationId, operationKey, screens }: OperationUsage): string => {
    const [first, ...others] = screens.map((use) =>
      renderCells(use, findLinks(operationId, use.screen)),
    );
    const header = `<th scope="rowgroup" rowspan="${Math.max(screens.length, 1)}"><p id="${escapeHtml(operationId)}">${escapeHtml(operationId)}</p><code>${escapeHtml(operationKey)}</code></th>`;
    const noScreen = '<td colspan="5" class="missing">No screen uses it.</td>';
    return `<tbody>
<tr>${header}${first ?? noScreen}</tr>
${others.map((cells) => `<tr>${cells}</tr>`).join('\n')}
</tbody>`;
  };

const renderPicturesHint = (links: readonly ScreenLinks[]) =>
  links.some(({ picturesHref }) => picturesHref)
    ? ''
    : ` <code>${escapeHtml(noPictures)}</code> adds pictures of them.`;

/** The map as a page that loads nothing; `contractHref` is the page of the contract. */
export const renderUsageHtml = (
  title: string,
  usage: readonly OperationUsage[],
  links: readonly ScreenLinks[],
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
The operations themselves are described in <a href="${contractHref}">the contract</a>.
A scenario opens in the console of <code>npm run dev</code>.${renderPicturesHint(links)}</p>
<section class="table" tabindex="0" aria-label="The map">
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Resource</th><th scope="col">Screen</th><th scope="col">Address</th><th scope="col">Uses</th><th scope="col">Scenarios</th></tr></thead>
${usage.map(renderRows(createLinkFinder(links))).join('\n')}
</table>
</section>
</main>
</body>
</html>
`;

const escapeCell = (text: string) => text.replaceAll('|', String.raw`\|`);
const markdownRow = (...cells: string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;

export function renderUsageMarkdown(
  title: string,
  usage: readonly OperationUsage[],
  links: readonly ScreenLinks[],
): string {
  const findLinks = createLinkFinder(links);
  const rows = usage.flatMap(({ operationId, operationKey, screens }) => {
    const operation = [operationId, `\`${operationKey}\``];
    if (screens.length === 0)
      return [markdownRow(...operation, '—', 'no screen uses it', '—', '—')];
    return screens.map(({ resource = '—', screen, address }) => {
      const found = findLinks(operationId, screen);
      const scenarios = found ? renderLinksMarkdown(found) : '—';
      return markdownRow(...operation, resource, screen, `\`${address}\``, scenarios);
    });
  });
  return [
    `# ${title}: operations, resources and screens`,
    '',
    markdownRow('Operation', 'Method and path', 'Resource', 'Screen', 'Address', 'Scenarios'),
    markdownRow('---', '---', '---', '---', '---', '---'),
    ...rows,
    '',
  ].join('\n');
}
