/** npm run audit: what the registry knows against our packages, apart from what we have looked at. */
import { spawnSync } from 'node:child_process';
import { advisories } from './audit/advisories.ts';
import { judgeReport, type Report } from './audit/judge-report.ts';

const { stdout, error } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
if (error) throw error;
const report = JSON.parse(stdout) as Report;
const verdict = judgeReport(report, advisories);
if (verdict) {
  for (const note of verdict.notes) console.log(note);
  for (const fault of verdict.faults) console.error(fault);
  console.log(`${verdict.faults.length} advisories that nobody has looked at.`);
  process.exitCode = verdict.faults.length > 0 ? 1 : 0;
} else {
  const why = report.statusCode ?? report.error?.code ?? 'no answer';
  console.log(`The registry tells nothing of advisories from here (${why}): nothing was checked.`);
}
