/** Starts the console as `npm start` does, on free ports, and fetches its page. */
import { createTempFolder, startStack } from '../scripts/lib/start-stack.ts';

const stack = await startStack(await createTempFolder());
const page = await fetch(stack.url);
await stack.stop();
if (!page.ok) throw new Error(`The console answers ${page.status}.`);
console.log('npm start: the console is up.');
