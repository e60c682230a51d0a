import { readFile } from 'node:fs/promises';
import type { OpenAPI3 } from 'openapi-typescript';
import { transformParts } from '../generate/document-parts.ts';
import { bundleContract } from '../generate/read-contract.ts';
import { renderPage } from '../lib/html.ts';

/** The page contains everything that it needs. The policy blocks all requests, such as that of Redoc for its logo. */
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

const operationPointer = /^#\/paths\/[^/]+\/[a-z]+$/;

/**
 * Links the contract with the map, and each operation with its row in the map, which has its screens, scenarios and
 * pictures.
 */
function linkMap(document: OpenAPI3): object {
  const linked = transformParts(document, (node, pointer) => {
    if (!operationPointer.test(pointer) || !node.operationId) return node;
    const link = `[Screens, with their scenarios](map.html#${node.operationId})`;
    return { ...node, description: [node.description ?? '', link].join('\n\n') };
  });
  const externalDocs = { description: 'Which screen uses which operation', url: 'map.html' };
  return { ...(linked as OpenAPI3), externalDocs };
}

/** Renders the contract with Redoc as a single HTML page that links to the map. */
export async function renderContractPage(file: string): Promise<string> {
  const { document } = await bundleContract(file);
  const json = JSON.stringify(linkMap(document)).replaceAll('<', String.raw`\u003c`);
  const code = (await readFile(redoc, 'utf8'))
    .replaceAll(/<\/(script)/gi, String.raw`<\/$1`)
    .replaceAll(cdnUrl, 'data:,');
  const head = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">
<style>body { margin: 0; padding: 0; }</style>`;
  const body = `<div id="redoc"></div>
<script type="module">
${code}
init(${json}, { disableTelemetry: true }, document.getElementById('redoc'));
</script>`;
  return renderPage(document.info.title, head, body);
}
