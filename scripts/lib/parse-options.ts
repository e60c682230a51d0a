import { mkdir } from 'node:fs/promises';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { toError } from '../../src/api/to-error.ts';
import { CommandError } from './exit-with-error.ts';

/** The message of parseArgs about a mistake, without its advice on rare cases, but with where to read more. */
function describeMistake(usage: string, { message }: Error): CommandError {
  const [command = ''] = /^npm (start|run \S+)/.exec(usage) ?? [];
  const [sentence = ''] = message
    .replace(/( <value>)?' argument (is ambiguous|missing)/, "' needs a value")
    .split(/[.\n]/);
  return new CommandError(`${sentence}. See the options with ${command} -- --help.`);
}

/**
 * Parses the command line with `parseArgs` of node:util, whose errors become those of the command.
 * Adds `--help`, which prints the usage and exits.
 *
 *     const { values } = parseOptions(usage, { options: { port: { type: 'string', default: '5173' } } });
 */
export function parseOptions<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    const parsed: ReturnType<typeof parseArgs> = parseArgs({
      ...config,
      options: { ...config.options, help: { type: 'boolean' } },
    });
    if (!parsed.values.help) return parsed as ReturnType<typeof parseArgs<Config>>;
  } catch (error) {
    throw describeMistake(usage, toError(error));
  }
  console.log(usage);
  process.exit(0);
}

/** The value of an option as an integer from `min` to `max`. */
export function parseInteger(option: string, value: string, max: number, min = 0): number {
  const number = Number(value);
  if (value.trim() !== '' && Number.isInteger(number) && number >= min && number <= max)
    return number;
  throw new CommandError(`${option} takes a whole number from ${min} to ${max}, not "${value}".`);
}

/** The value of an option as a port; 0 stands for any free port. */
export const parsePort = (option: string, value: string) => parseInteger(option, value, 65_535);

/** The value of an option as the address of a server, without a trailing slash; its paths are appended to it. */
export function parseServerUrl(option: string, value: string | undefined): string {
  const url = value === undefined ? null : URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CommandError(`${option} takes the address of the server: https://api.example.com`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new CommandError(`${option} takes an address without a password, a query or a fragment.`);
  }
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/** Creates the folder of `--out`, or a folder in it. */
export const createOutFolder = (out: string, folder = out) =>
  mkdir(folder, { recursive: true }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandError(
      `--out "${out}" cannot be used as a folder (${code}). Give another one.`,
    );
  });
