import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import $RefParser from '@apidevtools/json-schema-ref-parser';
import { CommandError } from '../lib/exit-with-error.ts';
import type { ScreenLinks } from './operation-links.ts';
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

const redocly = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);

/** Writes the page of a contract by Redocly's command; that of an interrupted program ends with it. */
async function buildPage(contract: string, page: string): Promise<void> {
  const options = ['build-docs', contract, '--inlineBundle', '--output', page];
  const running = promisify(execFile)(process.execPath, [redocly, ...options], {
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      // Its compiled code would stay in the folder of temporary files.
      NODE_DISABLE_COMPILE_CACHE: '1',
    },
  });
  const kill = () => running.child.kill();
  process.once('exit', kill);
  try {
    await running;
  } catch (error) {
    throw new CommandError(
      `Redocly cannot render the contract as a page; npm run check:contract may say why:\n${(error as { stderr: string }).stderr.trim()}`,
    );
  } finally {
    process.off('exit', kill);
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
    await buildPage(contract, page);
    return makeStandalone(await readFile(page, 'utf8'));
  });
}
