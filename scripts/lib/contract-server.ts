/** Finds the server that `--api` names. With `--contract`, that may be the first server of the contract itself. */
import { readDocument } from '../generate/read-contract.ts';
import { isWebUrl } from '../generate/fetch-contract.ts';
import { CommandError } from './exit-with-error.ts';
import { parseRealServer } from './servers/real-server.ts';

type Values = Partial<Record<'api' | 'socket' | 'contract', string | undefined>>;

/** The value of `--api` for the server that the contract itself names. */
const ownServer = 'servers';

/** The address of the first server of a contract, with the defaults of its variables. Throws if it has none. */
async function readServerUrl(contract: string): Promise<string> {
  const [server] = (await readDocument(contract)).servers ?? [];
  const written = server?.url.replaceAll(/\{([^{}]+)\}/g, (variable, name: string) =>
    String(server.variables?.[name]?.default ?? variable),
  );
  // The URL is relative to the place from which the contract was read (OpenAPI 3.1, 4.8.5).
  const url = written && URL.parse(written, isWebUrl(contract) ? contract : undefined);
  if (url) return url.href;
  throw new CommandError(
    `${contract} names no server by a whole address under "servers". Give the address: --api https://api.example.com`,
  );
}

/** The real server that the options name, if they name one. */
export async function findRealServer(values: Values) {
  const { api, contract } = values;
  if (api !== ownServer) return parseRealServer(values);
  if (contract === undefined) {
    throw new CommandError(
      '--api servers is the first server of another contract. Add --contract FILE_OR_URL, or give an address.',
    );
  }
  return parseRealServer({ ...values, api: await readServerUrl(contract) });
}
