import { globSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { contract } from '../support/contract-document.ts';
import { waivers } from './coverage-waivers.ts';
import { callsAttachment, type RecordedCall } from './recorded-calls.ts';

/** All that the contract has, in the words of the matrix, by operation. */
const wanted = contract.map(({ id, query, writable, answers }) => ({
  id,
  uses: [
    `${id} answers 200`,
    ...query.map((name) => `${id} asks ${name}`),
    ...writable.map((name) => `${id} sends ${name}`),
    ...[...new Set(answers.map(({ status }) => status))]
      .filter((status) => status >= 400)
      .map((status) => `${id} answers ${status}`),
  ],
}));

/** How many faults of answers a test goes through. */
const faultsOf = ({ annotations }: TestCase) =>
  Number(annotations.find(({ type }) => type === 'faults')?.description ?? 0);

/**
 * The contract's coverage by the console, as the browser saw it: every operation, query parameter,
 * writable property and documented failure is used, or waived with a reason. Judged when all tests run.
 */
export default class CoverageReporter implements Reporter {
  private readonly seen = new Set<string>();
  private complete = false;
  private faults = 0;
  private survived = 0;

  onBegin(config: FullConfig, suite: Suite) {
    const run = new Set(suite.allTests().map(({ location }) => location.file));
    const { testDir = '.', testIgnore = [] } = config.projects[0] ?? {};
    const all = globSync('**/*.spec.ts', {
      cwd: testDir,
      exclude: [testIgnore].flat().map(String),
    });
    this.faults = suite.allTests().reduce((sum, test) => sum + faultsOf(test), 0);
    const { grep, grepInvert, shard } = config;
    this.complete =
      run.size === all.length && String(grep) === '/.*/' && grepInvert === null && shard === null;
  }

  onTestEnd(test: TestCase, { attachments, status: outcome }: TestResult) {
    if (outcome === 'passed') this.survived += faultsOf(test);
    const calls = attachments
      .filter(({ name }) => name === callsAttachment)
      .flatMap(({ body }) => JSON.parse(String(body)) as RecordedCall[]);
    for (const { operation, query, properties, status } of calls) {
      for (const name of query) this.seen.add(`${operation} asks ${name}`);
      for (const name of properties) this.seen.add(`${operation} sends ${name}`);
      this.seen.add(`${operation} answers ${status}`);
    }
  }

  async onEnd() {
    if (this.faults > 0) {
      console.log(`\nFaults of answers, survived: ${this.survived} of ${this.faults}.`);
    }
    if (!this.complete) return undefined;
    console.log('\nWhat the console uses of the contract (+ used, ~ waived, - not used):');
    for (const { id, uses } of wanted) {
      console.log(`  ${id}: ${uses.map((use) => this.mark(use, id)).join(' ')}`);
    }
    const uses = wanted.flatMap((operation) => operation.uses);
    const missing = uses.filter((use) => !this.seen.has(use) && !(use in waivers));
    const stale = Object.keys(waivers).filter((use) => !uses.includes(use) || this.seen.has(use));
    console.log(`  ${uses.length - missing.length} of ${uses.length}.`);
    for (const use of missing) console.error(`Not used and not waived: ${use}.`);
    for (const use of stale) console.error(`Waived without need: ${use}.`);
    return missing.length + stale.length > 0 ? { status: 'failed' as const } : undefined;
  }

  private mark(use: string, id: string) {
    const sign = this.seen.has(use) ? '+' : use in waivers ? '~' : '-';
    return sign + use.slice(id.length + 1).replace(/^(answers|asks|sends) /, '');
  }
}
