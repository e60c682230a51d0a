import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import $RefParser from '@apidevtools/json-schema-ref-parser';
import { CommandError } from '../lib/exit-with-error.ts';
import { runRedocly } from '../lib/run-redocly.ts';
import { renderLinksMarkdown, type ScreenLinks } from './operation-links.ts';
import { withTempFolder } from '../lib/temp-folder.ts';

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

const makeStandalone = (page: string) =>
  page
    .replace(
      '<head>',
      `<head><meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">`,
    )
    .replaceAll(cdnUrl, 'data:,');

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
export function renderContractPage(
  file: string,
  links: readonly ScreenLinks[],
  mapHref: string,
): Promise<string> {
  return withTempFolder(async (folder) => {
    const [contract, page] = [path.join(folder, 'openapi.json'), path.join(folder, 'page.html')];
    const document = await $RefParser.bundle(file);
    describeScreens(document, links);
    const externalDocs = { description: 'Which screen uses which operation', url: mapHref };
    await writeFile(contract, JSON.stringify({ ...document, externalDocs }));
    const options = ['--inlineBundle', '--output', page];
    const { code, stderr } = await runRedocly('build-docs', contract, ...options);
    if (code !== 0) {
      throw new CommandError(
        `Redocly cannot render the contract as a page; npm run check:contract may say why:\n${stderr.trim()}`,
      );
    }
    return makeStandalone(await readFile(page, 'utf8'));
  });
}
