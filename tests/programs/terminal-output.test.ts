import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { contractDiff } from '../../scripts/contract-diff.ts';
import type { Command } from '../../scripts/lib/exit-with-error.ts';
import { callCommand } from '../support/call-command.ts';
import { startGateway } from '../../scripts/lib/servers/gateway.ts';
import { startMock } from '../../scripts/lib/servers/mock.ts';
import { printViolations } from '../../scripts/lib/servers/print-problems.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';

/** Clears the screen, renames the window and imitates another line of output. */
const hostile = '\u001b[2J\u001b]0;renamed\u0007\nAll is well';
const escaped = String.raw`\u001b[2J\u001b]0;renamed\u0007`;

/** Everything that a command prints. */
const output = async (command: Command, ...options: string[]) =>
  (await callCommand(command, options)).lines.join('\n');

/** Writes a copy of the frozen contract with replaced texts; returns its path. */
async function writeContractWith(replacements: Record<string, string>): Promise<string> {
  const file = path.join(await createTempFolder(), 'openapi.yaml');
  let contract = await readFile('tests/support/frozen-contract.yaml', 'utf8');
  for (const [text, replacement] of Object.entries(replacements)) {
    expect(contract).toContain(text);
    contract = contract.replaceAll(text, replacement);
  }
  await writeFile(file, contract);
  return file;
}

/** Whether an output contains the hostile text escaped or unescaped. Line breaks are written by the programs. */
const findHostile = (printed: string) => ({
  isEscaped: printed.includes(escaped),
  isUnescaped: /[^\P{Cc}\n]/u.test(printed) || printed.split('\n').includes('All is well'),
});
const onlyEscaped = { isEscaped: true, isUnescaped: false };

test('npm start and npm run dev escape the content of a request', async () => {
  const contract = 'openapi.yaml';
  const mock = await startMock({ contract, port: 0 });
  const gateway = await startGateway({
    contract,
    upstream: mock.url,
    port: 0,
    onViolation: printViolations,
  });
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fetch(`${gateway.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com', password: 'b', [hostile]: 1 }),
  });
  gateway.close();
  await mock.close();
  const printed = print.mock.calls.join('\n');
  print.mockRestore();
  expect(printed).toContain('Contract violated by POST /api/admin/login');
  expect(findHostile(printed)).toEqual(onlyEscaped);
});

test('contract:diff escapes the content of a contract', async () => {
  const base = await writeContractWith({ 'userName:': `${JSON.stringify(hostile)}:` });
  for (const format of [[], ['--markdown']]) {
    const printed = await output(contractDiff, '--base', base, ...format);
    expect(findHostile(printed)).toEqual(onlyEscaped);
  }
});
