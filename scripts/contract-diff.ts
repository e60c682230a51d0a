/** npm run contract:diff: what changed in openapi.yaml, whether it breaks the console, and where. */
import { parseArgs } from 'node:util';
import { baseContract, contractIn } from './contract/base-contract.ts';
import { markdownReport, textReport } from './contract/change-report.ts';
import { contractChanges } from './contract/contract-changes.ts';
import { usageOf } from './contract/usage.ts';
import { refuse } from './serve/refuse.ts';

const usage = `npm run contract:diff -- [--base REF|FILE] [--json | --markdown] [--strict]
  Says what changed in openapi.yaml since a git revision (main) or a file, whether it breaks the console,
  and which screens it touches. Fails on breaking changes with --strict.`;

async function contractDiff() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'main' },
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);

  const before = await baseContract(values.base);
  const after = await contractIn('openapi.yaml');
  const changes = contractChanges(before, after, await usageOf(after, before));
  if (values.json) console.log(JSON.stringify({ base: values.base, changes }, null, 2));
  else console.log((values.markdown ? markdownReport : textReport)(values.base, changes));
  const isBroken = changes.some((change) => change.class === 'breaking');
  if (values.strict && isBroken) process.exitCode = 1;
}

contractDiff().catch(refuse);
