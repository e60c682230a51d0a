import { readFile } from 'node:fs/promises';
import type { OpenAPI3 } from 'openapi-typescript';
import { parseDocument } from '../generate/read-contract.ts';
import { escapeHtml } from '../lib/escape-html.ts';

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

type Operation = { operationId?: string; description?: string };

/** Links the contract with the map, and each operation with its row there: its screens, their scenarios and pictures. */
function linkMap({ paths = {}, ...document }: OpenAPI3, mapHref: string): object {
  const operations: Operation[] = Object.values(paths).flatMap((item) => Object.values(item));
  for (const operation of operations) {
    if (!operation.operationId) continue;
    const link = `[Screens, with their scenarios](${mapHref}#${operation.operationId})`;
    operation.description = [operation.description ?? '', link].join('\n\n');
  }
  const externalDocs = { description: 'Which screen uses which operation', url: mapHref };
  return { ...document, paths, externalDocs };
}

/** Renders the contract with Redoc as a single HTML page that links to the map. */
export async function renderContractPage(file: string, mapHref: string): Promise<string> {
  const document = await parseDocument(file);
  const json = JSON.stringify(linkMap(document, mapHref)).replaceAll('<', String.raw`\u003c`);
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
