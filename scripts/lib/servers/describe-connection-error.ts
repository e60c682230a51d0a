/** Messages for a server that cannot be reached: what is wrong, with its address, and what to do next. */

type Describe = (url: string) => string;

const describeName: Describe = (url) =>
  `The name ${URL.parse(url)?.hostname} of ${url} cannot be resolved. Check its spelling and this machine's DNS.`;

const describeRefused: Describe = (url) =>
  `Nothing listens at ${url}: the connection was refused. Start that server, or correct the port.`;

const describeNoRoute: Describe = (url) =>
  `There is no route to ${url}. Check the network, such as a VPN.`;

const describeTimeout: Describe = (url) =>
  `${url} did not respond in time. Check that it is running, and that no firewall blocks it.`;

const describeReset: Describe = (url) =>
  `${url} closed the connection before its response was complete. Look in the log of that server.`;

const describeWrongName: Describe = (url) =>
  `The certificate of ${url} was issued for another name. Use the name that it contains.`;

const describeExpired: Describe = (url) =>
  `The certificate of ${url} is not valid at this time. Renew it on that server, or correct this machine's clock.`;

const describeUntrusted: Describe = (url) =>
  `The certificate of ${url} is not trusted. Save it, or that of its authority, as ca.pem and start again with NODE_EXTRA_CA_CERTS=ca.pem.`;

const describeNoTls: Describe = (url) =>
  `${url} does not respond with TLS. Check its port, or use http:// instead of https://.`;

/** By code of Node's networking, TLS and fetch. */
const descriptions: Record<string, Describe> = {
  ENOTFOUND: describeName,
  EAI_AGAIN: describeName,
  ECONNREFUSED: describeRefused,
  EHOSTUNREACH: describeNoRoute,
  ENETUNREACH: describeNoRoute,
  ETIMEDOUT: describeTimeout,
  UND_ERR_CONNECT_TIMEOUT: describeTimeout,
  UND_ERR_HEADERS_TIMEOUT: describeTimeout,
  UND_ERR_BODY_TIMEOUT: describeTimeout,
  ECONNRESET: describeReset,
  EPIPE: describeReset,
  UND_ERR_SOCKET: describeReset,
  ERR_TLS_CERT_ALTNAME_INVALID: describeWrongName,
  CERT_HAS_EXPIRED: describeExpired,
  CERT_NOT_YET_VALID: describeExpired,
  DEPTH_ZERO_SELF_SIGNED_CERT: describeUntrusted,
  SELF_SIGNED_CERT_IN_CHAIN: describeUntrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: describeUntrusted,
  UNABLE_TO_GET_ISSUER_CERT: describeUntrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: describeUntrusted,
  EPROTO: describeNoTls,
  ERR_SSL_WRONG_VERSION_NUMBER: describeNoTls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: describeNoTls,
};

/** The code of a failed connection; fetch has it in the cause of its error. */
function getCode(error: unknown): string | undefined {
  const { code, cause, name } = error as NodeJS.ErrnoException & { cause?: unknown };
  if (name === 'TimeoutError') return 'ETIMEDOUT';
  return cause === undefined ? code : getCode(cause);
}

/** A sentence about a server that cannot be reached, its next step, and the code to search for. */
export function describeConnectionError(error: unknown, url: string): string {
  const code = getCode(error);
  const describe = code === undefined ? undefined : descriptions[code];
  if (describe) return `${describe(url)} (${code})`;
  const { cause, message } = error as Error;
  const reason = cause instanceof Error ? cause.message : message;
  return `${url} cannot be reached. Check the address, and that the server is running. (${code ?? reason})`;
}
