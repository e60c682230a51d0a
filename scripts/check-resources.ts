/** npm run check:resources: fails if a resource cannot be completed with what the contract states. */
import { CommandError, exitWithError } from './lib/exit-with-error.ts';

async function checkResources() {
  const { resources } = await import('../src/app/resources.ts').catch((error: Error) => {
    throw error.message.startsWith('The resource ') ? new CommandError(error.message) : error;
  });
  console.log(`${resources.length} resources are complete.`);
}

checkResources().catch(exitWithError);
