import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export async function stopProcess(child: ChildProcess) {
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

/** The match of the first line of a stream that has one. */
export async function readLine(stream: Readable, pattern: RegExp): Promise<string> {
  const lines: string[] = [];
  let match: RegExpExecArray | null = null;
  for await (const line of createInterface(stream)) {
    lines.push(line);
    match = pattern.exec(line);
    if (match) break;
  }
  if (!match) throw new Error(`There was no line like ${pattern}:\n${lines.join('\n')}`);
  // What follows is not read, and must not fill the pipe.
  stream.resume();
  return match[0];
}
