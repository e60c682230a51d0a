import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contractDiff } from '../../scripts/contract-diff.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { callCommand } from '../support/call-command.ts';

/** Clears the screen, renames the window and imitates another line of output. */
const hostile = '\u001b[2J\u001b]0;renamed\u0007\nAll is well';
const escaped = String.raw`\u001b[2J\u001b]0;renamed\u0007`;

test.each([[[]], [['--markdown']]])(
  'contract:diff %s escapes the content of a contract',
  async (format) => {
    const base = path.join(await createTempFolder(), 'openapi.yaml');
    const contract = await readFile('tests/support/frozen-contract.yaml', 'utf8');
    await writeFile(base, contract.replaceAll('userName:', `${JSON.stringify(hostile)}:`));
    const { lines } = await callCommand(contractDiff, ['--base', base, ...format]);
    const printed = lines.join('\n');
    expect(printed).toContain(escaped);
    // Line breaks are written by the program.
    expect(printed).not.toMatch(/[^\P{Cc}\n]/u);
    expect(lines).not.toContain('All is well');
  },
);
