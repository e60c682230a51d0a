/**
 * Ends a program that npm has started when npm has ended. npm sends SIGTERM to a shell between them, which does not
 * pass it on, so that a server would keep its ports.
 */
import process from 'node:process';

const checkIntervalMs = 500;

const parentId = process.ppid;

function endWithParent(): void {
  if (process.ppid !== parentId) process.kill(process.pid, 'SIGTERM');
}

// Without npm, the parent may be a shell that ends before the program that it has started in the background.
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(endWithParent, checkIntervalMs).unref();
