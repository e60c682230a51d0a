/** Writes the page that says which screen uses which operation. The page sends no requests. */
import type { ContractOperation } from '../generate/contract-operations.ts';
import { escapeHtml, renderPage } from '../lib/html.ts';
import type { ScreenUse } from '../lib/contract-usage/uses.ts';
import { buildId, type ScenarioState } from '../lib/scenarios/scenario-states.ts';

/** The content of the map besides the operations. */
interface Shown {
  uses: readonly ScreenUse[];
  states: readonly ScenarioState[];
  /** The file names of the pictures in the gallery. The list is empty until the gallery has been written. */
  pictures: readonly string[];
}

const style = `<style>
  :root { color-scheme: light dark; background: Canvas; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 2rem auto; max-width: 80rem; padding: 0 1rem; }
  .table { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.5rem 0.75rem; border-bottom: 1px solid; text-align: start; vertical-align: top; }
  th p { margin: 0; }
  th code { font-weight: normal; }
  td code { overflow-wrap: anywhere; }
</style>`;

const renderDetails = (summary: string, items: readonly string[]) =>
  `<details><summary>${summary}</summary><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></details>`;

function renderUses({ uses }: ScreenUse): string {
  const items = uses.map(({ part, property, label }) => {
    const place = `${part} <code>${escapeHtml(property.replace(/\.\*$/, ''))}</code>`;
    return `${escapeHtml(label)} <small>${place}</small>`;
  });
  return renderDetails(`${uses.length} ${uses.length === 1 ? 'part' : 'parts'}`, items);
}

const renderLink = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

const consoleUrl = 'http://127.0.0.1:5173/story-admin/';

/** Links to the screen in each scenario of the operation, in `npm run dev`, and to its pictures in the gallery. */
function renderLinks(screen: string, operationId: string, { states, pictures }: Shown): string {
  const items = states
    .filter(({ place, operation }) => place.screen === screen && operation.id === operationId)
    .map(({ scenario, place: { route } }) => {
      const query = new URLSearchParams({ scenario: `${operationId}:${scenario.name}` });
      return renderLink(`${consoleUrl}?${query}#${route}`, scenario.label);
    });
  if (items.length === 0) return '—';
  const scenarios = renderDetails(`${items.length} scenarios`, items);
  const id = buildId(screen, operationId);
  if (!pictures.some((file) => file.startsWith(`${id}--`))) return scenarios;
  const query = new URLSearchParams({ q: `${operationId}, ${screen}` });
  return `${scenarios}<p>${renderLink(`gallery/index.html?${query}`, 'pictures')}</p>`;
}

function renderRows({ id, key }: ContractOperation, shown: Shown): string {
  const screens = shown.uses.filter(({ operationKey }) => operationKey === key);
  const header = `<th scope="rowgroup" rowspan="${Math.max(screens.length, 1)}"><p id="${escapeHtml(id)}">${escapeHtml(id)}</p><code>${escapeHtml(key)}</code></th>`;
  const rows = screens.map((use) => {
    const address = `<code>${escapeHtml(use.address)}</code>`;
    const texts = [escapeHtml(use.resource ?? '—'), escapeHtml(use.screen), address];
    const cells = [...texts, renderUses(use), renderLinks(use.screen, id, shown)];
    return cells.map((cell) => `<td>${cell}</td>`).join('');
  });
  const [first = '<td colspan="5"><strong>No screen uses it.</strong></td>', ...others] = rows;
  const body = [header + first, ...others].map((cells) => `<tr>${cells}</tr>`).join('\n');
  return `<tbody>\n${body}\n</tbody>`;
}

const columns = ['Operation', 'Resource', 'Screen', 'Address', 'Uses', 'Scenarios'];

const picturesHint = ' <code>npm run gallery &amp;&amp; npm run docs</code> adds pictures of them.';

/** The map, which links to the page of the contract. */
export function renderUsageHtml(
  title: string,
  operations: readonly ContractOperation[],
  shown: Shown,
): string {
  const heading = `${title}: operations, resources and screens`;
  const body = `<main>
<h1>${escapeHtml(heading)}</h1>
<p>What the console uses of each of the ${operations.length} operations, derived from its own configuration.
The operations themselves are described in <a href="index.html">the contract</a>.
A scenario opens in the console of <code>npm run dev</code>.${shown.pictures.length > 0 ? '' : picturesHint}</p>
<section class="table" tabindex="0" aria-label="The map">
<table>
<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
${operations.map((operation) => renderRows(operation, shown)).join('\n')}
</table>
</section>
</main>`;
  return renderPage(heading, style, body);
}
