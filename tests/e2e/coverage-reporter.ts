import { globSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { contractOperations } from '../support/contract-operations.ts';
import { usesAttachment } from './recorded-requests.ts';

/** What the tests have to use of an operation. */
const listRequiredUses = ({
  queryParameters,
  bodyProperties,
  responseExamples,
}: (typeof contractOperations)[number]) => [
  'response 200',
  ...queryParameters.map((name) => `query ${name}`),
  ...bodyProperties.map((name) => `body ${name}`),
  ...new Set(responseExamples.flatMap(({ status }) => (status >= 400 ? `response ${status}` : []))),
];

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
    for (const operation of contractOperations) {
      const uses = listRequiredUses(operation);
      const missing = uses.filter((use) => !this.used.has(`${operation.id} ${use}`));
      const marked = uses.map((use) => `${missing.includes(use) ? '-' : '+'}${use}`);
      console.log(`  ${operation.id}: ${marked.join(', ')}`);
      for (const use of missing)
        console.error(`No test uses ${operation.id} ${use}: add one to tests/e2e/.`);
      isMissing ||= missing.length > 0;
    }
    return isMissing ? { status: 'failed' as const } : undefined;
  }
}
