import os from 'node:os';

/** The class of this machine, without its name: "2 cores (AMD EPYC), 24 GiB, Linux x64, Node 24.21.0". */
export function machine(): string {
  const model = os.cpus()[0]?.model.trim() || 'of an unknown model';
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    `${os.cpus().length} cores (${model})`,
    `${memory} GiB`,
    `${os.type()} ${os.arch()}`,
    `Node ${process.versions.node}`,
  ].join(', ');
}
