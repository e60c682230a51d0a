/** Starts the console as `npm start` does, on free ports, and fetches its page and its API. */
import { createTempFolder, startStack } from '../scripts/lib/start-stack.ts';

const stack = await startStack(await createTempFolder());
for (const path of ['', '/api/admin/privacy_policy']) {
  const response = await fetch(new URL(path, stack.url));
  if (!response.ok) throw new Error(`${response.url} responds with ${response.status}.`);
  if (path !== '' && !((await response.json()) as { success?: boolean }).success)
    throw new Error(`${response.url} responds with a failure.`);
}
await stack.stop();
console.log('npm start: the console and its API are up.');
