import { readFile } from 'node:fs/promises';

interface Memory {
  /** What a process holds, and the most that it has held, in MiB. */
  now: number;
  peak: number;
}

/** The resident memory of a process; undefined where the system does not tell it in /proc. */
export async function memoryOf(pid: number): Promise<Memory | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  if (status === undefined) return undefined;
  const kibibytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
  return { now: kibibytes('VmRSS') / 1024, peak: kibibytes('VmHWM') / 1024 };
}
