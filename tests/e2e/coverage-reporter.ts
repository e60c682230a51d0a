import { globSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { Request, Response } from '@playwright/test';
import { contractOperations, findOperationId } from '../support/contract-operations.ts';

/** The name of the attachment that passes what a test has used of the contract to the reporter. */
export const usesAttachment = 'uses';

/**
 * The keys of a JSON body, or the names of the parts of a multipart form. Playwright knows the body of a form with files,
 * because it intercepts every request: the fixtures have a route of the whole context.
 */
export function listBodyProperties(request: Request): string[] {
  const body = request.postDataBuffer()?.toString('latin1') ?? '';
  if (body.startsWith('{')) return Object.keys(JSON.parse(body) as object);
  return [...body.matchAll(/form-data; name="([^"]+)"/g)].map(([, name = '']) => name);
}

/** What a request and its response use of the contract, like `getUser response 200`; nothing if they are not of the API. */
export function listUses(response: Response): string[] {
  const request = response.request();
  const { pathname, searchParams } = new URL(response.url());
  const operation = findOperationId(request.method(), pathname);
  if (!operation) return [];
  return [
    `response ${response.status()}`,
    ...[...searchParams.keys()].map((name) => `query ${name}`),
    ...listBodyProperties(request).map((name) => `body ${name}`),
  ].map((use) => `${operation} ${use}`);
}

/**
 * Reports how much of the contract the console uses, from the requests and responses of the browser: every operation, query
 * parameter, body property and documented error has to be used. Fails only when all tests run.
 */
export default class CoverageReporter implements Reporter {
  private readonly used = new Set<string>();
  private isComplete = false;

  onBegin({ projects, grep, grepInvert, shard }: FullConfig, suite: Suite) {
    const runFiles = new Set(suite.allTests().map(({ location }) => location.file));
    const { testDir = '.', testIgnore = [] } = projects[0] ?? {};
    const allFiles = globSync('**/*.spec.ts', {
      cwd: testDir,
      exclude: [testIgnore].flat().map(String),
    });
    this.isComplete =
      runFiles.size === allFiles.length &&
      String(grep) === '/.*/' &&
      grepInvert === null &&
      shard === null;
  }

  onTestEnd(_: TestCase, { attachments }: TestResult) {
    for (const { name, body } of attachments) {
      if (name !== usesAttachment) continue;
      for (const use of JSON.parse(String(body)) as string[]) this.used.add(use);
    }
  }

  async onEnd() {
    if (!this.isComplete) return undefined;
    console.log('\nContract coverage (+ used, - not used):');
    let isMissing = false;
    for (const { id, queryParameters, bodyProperties, responseExamples } of contractOperations) {
      const errors = responseExamples.filter(({ status }) => status >= 400);
      const uses = [
        'response 200',
        ...queryParameters.map((name) => `query ${name}`),
        ...bodyProperties.map((name) => `body ${name}`),
        ...new Set(errors.map(({ status }) => `response ${status}`)),
      ];
      const missing = uses.filter((use) => !this.used.has(`${id} ${use}`));
      const marked = uses.map((use) => `${missing.includes(use) ? '-' : '+'}${use}`);
      console.log(`  ${id}: ${marked.join(', ')}`);
      for (const use of missing) console.error(`No test uses ${id} ${use}: add one to tests/e2e/.`);
      isMissing ||= missing.length > 0;
    }
    return isMissing ? { status: 'failed' as const } : undefined;
  }
}
