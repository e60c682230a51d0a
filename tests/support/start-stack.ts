export { newFolder, run, type Stack, startStack } from '../../scripts/run/start-stack.ts';
