import { addBrotli } from '../lib/servers/brotli.ts';
import { buildConsole } from '../lib/servers/build-console.ts';

/** Of the brotli: the best would delay each start by a second. */
const quickQuality = 9;

/** The built console, with compressed copies. */
export const buildFiles = async () => addBrotli(await buildConsole(), quickQuality);
