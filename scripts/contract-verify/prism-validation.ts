/** Prism's validation of responses. */
import {
  getHttpOperationsFromSpec,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';
import type { ContractOperation } from '../generate/contract-operations.ts';
import { createPrism } from '../lib/servers/prism.ts';
import type { Finding } from './violations.ts';

/** What Prism says of a response: of its status without a path, of its media type without a code. */
interface Diagnostic {
  path?: (string | number)[];
  code?: string | number | undefined;
  message: string;
}

export function toFinding({ path = [], code, message }: Diagnostic): Finding {
  const [, missing] = (code === 'required' && /'(.*)'$/.exec(message)) || [];
  const names = [...path.slice(1), ...(missing === undefined ? [] : [missing])];
  const pointer = names
    .map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
  const kindOfCode = code === 'type' ? 'wrong-type' : 'wrong-value';
  const kind = code === 'required' ? 'missing-property' : kindOfCode;
  return {
    kind: pointer === '/success' ? 'success-flag' : kind,
    pointer,
    message: message.replace(/^Response body (property \S+ )?/, ''),
  };
}

/** In a oneOf, the errors of the alternative that is no null say what is wrong. */
export const isOfAlternative = ({ code, message }: Diagnostic) =>
  code === 'oneOf' || message.endsWith('must be null');

/** A request with the response to it. */
type Exchange = IHttpRequest & { response: IHttpResponse };

/** Returns Prism's validation of a response; Prism receives it in place of a forwarded one. */
export async function createValidation(contract: string | object) {
  const operations = await getHttpOperationsFromSpec(contract);
  const validate = createPrism(operations, async ({ response }: Exchange) => response);
  return async (
    { method, path }: ContractOperation,
    response: IHttpResponse,
  ): Promise<Diagnostic[]> => {
    const verb = method.toLowerCase() as IHttpRequest['method'];
    // Prism finds the operation by the template of its path as well, and checks only the response.
    const input: Exchange = { method: verb, url: { path }, response };
    return (await validate(input)).validations.output;
  };
}
