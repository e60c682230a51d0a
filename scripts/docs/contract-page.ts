import { readFile } from 'node:fs/promises';
import { parseDocument } from '../generate/read-contract.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import type { ScreenLinks } from './operation-links.ts';

/** The page contains all it needs; the policy blocks every other request, such as Redoc's for its logo. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'worker-src blob:',
  'connect-src blob: data:',
].join('; ');

const cdnUrl = /https:\/\/cdn\.redoc\.ly\/[\w./-]+/g;

/** Redoc as one module, which Redocly's command also writes into its pages. */
const redoc = new URL(
  'lib/chunks/redoc.standalone.js',
  import.meta.resolve('@redocly/cli/package.json'),
);

/** The scenarios and pictures of one screen, as one line of Markdown. */
function renderLinksMarkdown({ scenarios, picturesHref }: ScreenLinks): string {
  const links = scenarios.map(({ name, href }) => `[${name}](${href})`).join(', ');
  return picturesHref ? `${links}; [pictures](${picturesHref})` : links;
}

type Operation = { operationId?: string; description?: string };

/** Adds to the description of each operation the screens that use it, with their scenarios and pictures. */
function describeScreens(document: object, links: readonly ScreenLinks[]): void {
  const { paths = {} } = document as { paths?: Record<string, Record<string, Operation>> };
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    const lines = links
      .filter(({ operationId }) => operationId === operation.operationId)
      .map((link) => `- ${link.screen} (\`${link.route}\`): ${renderLinksMarkdown(link)}`);
    if (lines.length === 0) continue;
    const heading = 'Screens, with their scenarios in `npm run dev`:';
    operation.description = [operation.description ?? '', heading, lines.join('\n')].join('\n\n');
  }
}

/** Renders the contract with Redoc as a single HTML page that links to the map, the scenarios and their pictures. */
export async function renderContractPage(
  file: string,
  links: readonly ScreenLinks[],
  mapHref: string,
): Promise<string> {
  const document = await parseDocument(file);
  describeScreens(document, links);
  const externalDocs = { description: 'Which screen uses which operation', url: mapHref };
  const json = JSON.stringify({ ...document, externalDocs }).replaceAll('<', String.raw`\u003c`);
  const code = (await readFile(redoc, 'utf8'))
    .replaceAll(/<\/(script)/gi, String.raw`<\/$1`)
    .replaceAll(cdnUrl, 'data:,');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}</title>
<style>body { margin: 0; padding: 0; }</style>
</head>
<body>
<div id="redoc"></div>
<script type="module">
${code}
init(${json}, { disableTelemetry: true }, document.getElementById('redoc'));
</script>
</body>
</html>
`;
}
