import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CommandError, describeError } from '../../scripts/lib/exit-with-error.ts';

test.each(['EACCES', 'EROFS', 'ENOSPC'])('A file that cannot be written is named: %s', (code) => {
  const file = path.resolve('src/generated/types.ts');
  const error = Object.assign(new Error('open'), { code, syscall: 'open', path: file });
  expect(describeError(error)).toBe(
    `src/generated/types.ts cannot be read or written (${code}). Check the owner and permissions of its folder, and the space on the disk.`,
  );
});

test('A mistake of the user is its message, any other error has its stack', async () => {
  expect(describeError(new CommandError('Give a port.'))).toBe('Give a port.');
  expect(describeError(new Error('inside'))).toMatch(/Error: inside\n +at /);
  expect(describeError('text')).toBe("'text'");
  expect(describeError(undefined)).toBe('undefined');
  const missing: unknown = await readFile('none.txt').catch((error: unknown) => error);
  expect(describeError(missing)).toMatch(/^Error: ENOENT/);
});
