/** Messages about a server that cannot be reached. They say what is wrong, with its address, and what to do next. */
import { toError } from '../../../src/api/to-error.ts';
import { escapeControlCharacters } from '../escape-control-characters.ts';

/** For each code of Node's networking, TLS and fetch: what is wrong with the address URL, and what to do. */
const descriptions = {
  'ENOTFOUND|EAI_AGAIN':
    "The name HOST of URL cannot be resolved. Check its spelling and this machine's DNS.",
  ECONNREFUSED:
    'Nothing listens at URL: the connection was refused. Start that server, or correct the port.',
  'EHOSTUNREACH|ENETUNREACH': 'There is no route to URL. Check the network, such as a VPN.',
  'ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT':
    'URL did not respond in time. Check that it is running, and that no firewall blocks it.',
  'ECONNRESET|EPIPE|UND_ERR_SOCKET':
    'URL closed the connection before its response was complete. Look in the log of that server.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'The certificate of URL was issued for another name. Use the name that it contains.',
  'CERT_(HAS_EXPIRED|NOT_YET_VALID)':
    "The certificate of URL is not valid at this time. Renew it on that server, or correct this machine's clock.",
  'DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.*':
    'The certificate of URL is not trusted. Save it, or that of its authority, as ca.pem and start again with NODE_EXTRA_CA_CERTS=ca.pem.',
  'EPROTO|ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)':
    'URL does not respond with TLS. Check its port, or use http:// instead of https://.',
};

const unknownReason = 'URL cannot be reached. Check the address, and that the server is running.';

/** The code of a failed connection; fetch has it in the cause of its error. */
function getCode(error: unknown): string | undefined {
  const { code, cause, name } = error as NodeJS.ErrnoException & { cause?: unknown };
  if (name === 'TimeoutError') return 'ETIMEDOUT';
  return cause === undefined ? code : getCode(cause);
}

/** A sentence about a server that cannot be reached, its next step, and the code to search for. */
export function describeConnectionError(error: unknown, url: string): string {
  const code = getCode(error);
  const isOfCode = ([codes]: string[]) => new RegExp(`^(${codes})$`).test(code ?? '');
  const [, description = unknownReason] = Object.entries(descriptions).find(isOfCode) ?? [];
  const { cause, message } = toError(error);
  const reason = code ?? (cause instanceof Error ? cause.message : message);
  const sentence = description
    .replace('HOST', () => URL.parse(url)?.hostname ?? url)
    .replace('URL', () => url);
  return `${sentence} (${reason})`;
}

const printed = new Set<string>();

/** Prints why a server cannot be reached. Each reason is printed once, because the page tries again and again. */
export function printOutage(message: string): void {
  if (!printed.has(message)) console.error(escapeControlCharacters(message));
  printed.add(message);
}
