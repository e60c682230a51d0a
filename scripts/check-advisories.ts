/** npm run check:advisories: asks the registry for advisories and fails on any that has not been reviewed. */
import { spawnSync } from 'node:child_process';
import { evaluateReport, type Report } from './check-advisories/evaluate-report.ts';
import { knownAdvisories } from './check-advisories/known-advisories.ts';
import { escapeControlCharacters } from './lib/escape-control-characters.ts';
import { CommandError, exitWithError } from './lib/exit-with-error.ts';

function readReport(): Report {
  const { stdout, error } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  try {
    if (error) throw error;
    return JSON.parse(stdout) as Report;
  } catch {
    return exitWithError(
      new CommandError(
        'npm audit --json printed no JSON, so nothing was checked. Run npm audit, and correct what it names.',
      ),
    );
  }
}

const report = readReport();
const evaluation = evaluateReport(report, knownAdvisories);
if (evaluation) {
  for (const note of evaluation.notes) console.log(escapeControlCharacters(note));
  for (const message of evaluation.errors) console.error(escapeControlCharacters(message));
  console.log(`${evaluation.errors.length} advisories have not been reviewed.`);
  process.exitCode = evaluation.errors.length > 0 ? 1 : 0;
} else {
  const reason = report.statusCode ?? report.error?.code ?? 'no response';
  console.log(
    `The registry returned no advisories (${escapeControlCharacters(String(reason))}): nothing was checked.`,
  );
}
