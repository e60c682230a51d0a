import { globSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { contractOperations } from '../support/contract-operations.ts';
import { requestsAttachment, type RecordedRequest } from './recorded-requests.ts';

/** Parts of the contract that no test uses, each with the reason: `'addGenre response 409': '…'`. */
const waivers: Readonly<Record<string, string>> = {};

/** What the tests have to use of each operation. */
const expectedUses = contractOperations.map(
  ({ id, queryParameters, bodyProperties, responseExamples }) => ({
    id,
    uses: [
      `${id} response 200`,
      ...queryParameters.map((name) => `${id} query ${name}`),
      ...bodyProperties.map((name) => `${id} body ${name}`),
      ...[...new Set(responseExamples.map(({ status }) => status))]
        .filter((status) => status >= 400)
        .map((status) => `${id} response ${status}`),
    ],
  }),
);

/** The number of faults that a test injects. */
const countFaults = ({ annotations }: TestCase) =>
  Number(annotations.find(({ type }) => type === 'faults')?.description ?? 0);

/**
 * Reports how much of the contract the console uses, from the requests and responses of the browser: every operation, query
 * parameter, body property and documented error has to be used, or waived with a reason. Fails only when all tests run.
 */
export default class CoverageReporter implements Reporter {
  private readonly used = new Set<string>();
  private isComplete = false;
  private faultCount = 0;
  private handledFaultCount = 0;

  onBegin(config: FullConfig, suite: Suite) {
    const runFiles = new Set(suite.allTests().map(({ location }) => location.file));
    const { testDir = '.', testIgnore = [] } = config.projects[0] ?? {};
    const allFiles = globSync('**/*.spec.ts', {
      cwd: testDir,
      exclude: [testIgnore].flat().map(String),
    });
    this.faultCount = suite.allTests().reduce((sum, test) => sum + countFaults(test), 0);
    const { grep, grepInvert, shard } = config;
    this.isComplete =
      runFiles.size === allFiles.length &&
      String(grep) === '/.*/' &&
      grepInvert === null &&
      shard === null;
  }

  onTestEnd(test: TestCase, { attachments, status: outcome }: TestResult) {
    if (outcome === 'passed') this.handledFaultCount += countFaults(test);
    const requests = attachments
      .filter(({ name }) => name === requestsAttachment)
      .flatMap(({ body }) => JSON.parse(String(body)) as RecordedRequest[]);
    for (const { operation, queryParameters, bodyProperties, status } of requests) {
      for (const name of queryParameters) this.used.add(`${operation} query ${name}`);
      for (const name of bodyProperties) this.used.add(`${operation} body ${name}`);
      this.used.add(`${operation} response ${status}`);
    }
  }

  async onEnd() {
    if (this.faultCount > 0) {
      console.log(`\nInjected faults handled: ${this.handledFaultCount} of ${this.faultCount}.`);
    }
    if (!this.isComplete) return undefined;
    console.log('\nContract coverage (+ used, ~ waived, - not used):');
    for (const { id, uses } of expectedUses) {
      console.log(`  ${id}: ${uses.map((use) => this.format(use, id)).join(' ')}`);
    }
    const uses = expectedUses.flatMap((operation) => operation.uses);
    const missing = uses.filter((use) => !this.used.has(use) && !(use in waivers));
    const unneededWaivers = Object.keys(waivers).filter(
      (use) => !uses.includes(use) || this.used.has(use),
    );
    console.log(`  ${uses.length - missing.length} of ${uses.length} used or waived.`);
    for (const use of missing)
      console.error(
        `No test uses ${use}: add one to tests/e2e/, or a waiver with a reason to tests/e2e/coverage-reporter.ts.`,
      );
    for (const use of unneededWaivers)
      console.error(
        `The waiver for ${use} is not needed: remove it from tests/e2e/coverage-reporter.ts.`,
      );
    return missing.length + unneededWaivers.length > 0 ? { status: 'failed' as const } : undefined;
  }

  private format(use: string, id: string) {
    const mark = this.used.has(use) ? '+' : use in waivers ? '~' : '-';
    return mark + use.slice(id.length + 1).replace(/^(response|query|body) /, '');
  }
}
