import type { ScreenUse, Usage } from '../contract/usage.ts';
import { escaped } from './escaped.ts';

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

const uses = ({ uses: all }: ScreenUse) =>
  `<details><summary>${all.length} ${all.length === 1 ? 'part' : 'parts'}</summary><ul>${all
    .map(
      ({ part, property, as }) =>
        `<li>${escaped(as)} <span class="quiet">${part} <code>${escaped(property.replace(/\.\*$/, ''))}</code></span></li>`,
    )
    .join('')}</ul></details>`;

const cells = (use: ScreenUse) =>
  `<td>${escaped(use.resource ?? '—')}</td><td>${escaped(use.screen)}</td><td><code>${escaped(use.address)}</code></td><td>${uses(use)}</td>`;

function rows({ operationId, route, screens }: Usage): string {
  const [first, ...more] = screens;
  const head = `<th scope="rowgroup" rowspan="${Math.max(screens.length, 1)}"><p id="${escaped(operationId)}">${escaped(operationId)}</p><code>${escaped(route)}</code></th>`;
  const none = '<td colspan="4" class="missing">No screen uses it.</td>';
  return `<tbody>
<tr>${head}${first ? cells(first) : none}</tr>
${more.map((use) => `<tr>${cells(use)}</tr>`).join('\n')}
</tbody>`;
}

/** Which screen uses which operation, as a page that needs nothing else. */
export const mapPage = (title: string, usage: readonly Usage[], contract: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}: operations, resources and screens</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}: operations, resources and screens</h1>
<p>What the console asks of each of the ${usage.length} operations, read off its own configuration.
The operations themselves stand in <a href="${contract}">the contract</a>.</p>
<section class="table" tabindex="0" aria-label="The map">
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Resource</th><th scope="col">Screen</th><th scope="col">Address</th><th scope="col">Uses</th></tr></thead>
${usage.map(rows).join('\n')}
</table>
</section>
</main>
</body>
</html>
`;
