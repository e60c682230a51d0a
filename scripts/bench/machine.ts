import { readFile } from 'node:fs/promises';
import os from 'node:os';

/** The hardware and platform: "2 cores (AMD EPYC), 24 GiB, Linux x64, Node 24.21.0". */
export function describeMachine(): string {
  const model = os.cpus()[0]?.model.trim() || 'unknown model';
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    `${os.cpus().length} cores (${model})`,
    `${memory} GiB`,
    `${os.type()} ${os.arch()}`,
    `Node ${process.versions.node}`,
  ].join(', ');
}

interface ProcessMemory {
  currentMib: number;
  peakMib: number;
}

/** The resident memory of a process; undefined on systems without /proc. */
export async function readProcessMemory(pid: number): Promise<ProcessMemory | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  if (status === undefined) return undefined;
  const readKib = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
  return { currentMib: readKib('VmRSS') / 1024, peakMib: readKib('VmHWM') / 1024 };
}
