import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { readContractOperations } from '../../../scripts/generate/contract-operations.ts';
import { readDocument } from '../../../scripts/generate/read-contract.ts';
import { resolveReference } from '../../../scripts/generate/resolve-references.ts';
import { createTempFolder } from '../../../scripts/lib/temp-folder.ts';
import { getSandboxFiles } from '../../../scripts/sandbox/data-folder/manifest.ts';
import { administrator } from '../../../scripts/sandbox/seed/people.ts';
import { startSandbox } from '../../../scripts/sandbox/start-sandbox.ts';

export type Json = Record<string, unknown>;

const contractFile = path.join(import.meta.dirname, 'openapi.yaml');

/** A copy of the contract with one text replaced, in a file of its own. */
export async function editContract(text: string, replacement: string): Promise<string> {
  const contract = readFileSync(contractFile, 'utf8');
  if (!contract.includes(text))
    throw new Error(
      `tests/servers/entities/openapi.yaml does not contain "${text}": correct the test's edit.`,
    );
  const file = path.join(await createTempFolder(), 'openapi.yaml');
  await writeFile(file, contract.replace(text, replacement));
  return file;
}

/** A copy of a document as JSON, in which no response requires a write-only property. */
function prepareForResponses(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(prepareForResponses);
  if (node instanceof Date) return node.toISOString();
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.entries(node).map(([key, value]) => [key, prepareForResponses(value)]);
  const { required, properties, ...rest } = Object.fromEntries(copy);
  const isReturned = (name: string) => !properties[name]?.writeOnly;
  return {
    ...rest,
    ...(properties && { properties }),
    ...(required && {
      required: Array.isArray(required) && properties ? required.filter(isReturned) : required,
    }),
  };
}

const escapePointer = (key: string) =>
  encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Returns a function that finds what a response violates in the contract, by an independent validator. */
async function createResponseCheck(contract: string) {
  const operations = await readContractOperations(contract);
  const document = prepareForResponses(await readDocument(contract)) as object;
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addSchema(document, 'contract');

  return (method: string, pathname: string, status: number, body: unknown) => {
    const operation = operations.find(
      (other) =>
        other.method === method &&
        new RegExp(`^${other.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname),
    );
    if (!operation)
      throw new Error(
        `tests/servers/entities/openapi.yaml has no ${method} ${pathname}: add it, or correct the request.`,
      );
    const { responses = {} } = operation.operation;
    const key = String(status) in responses ? String(status) : 'default';
    if (key === 'default' && status < 400) return `an undocumented status ${status}`;
    if (!responses[key]?.content) return body === undefined ? undefined : 'an unexpected body';
    const place = `#/paths/${escapePointer(operation.path)}/${method.toLowerCase()}/responses/${key}`;
    const { $ref = place } = resolveReference(document, place) as { $ref?: string };
    const validate = ajv.compile({ $ref: `contract${$ref}/content/application~1json/schema` });
    return validate(body) ? undefined : ajv.errorsText(validate.errors);
  };
}

interface RequestOptions {
  body?: Json | FormData;
  query?: Record<string, string | number | boolean>;
  token?: string;
}

/** Starts a sandbox for a contract. Every response is checked against that contract. */
export async function startEntities(options: { contract?: string; folder?: string } = {}) {
  const { contract = contractFile, folder = await createTempFolder() } = options;
  const files = getSandboxFiles(folder);
  const sandbox = await startSandbox({ contract, files, users: 0, host: '127.0.0.1', port: 0 });
  const findViolation = await createResponseCheck(contract);
  let signedIn = '';

  async function request(method: string, pathname: string, requestOptions: RequestOptions = {}) {
    const { body, query = {}, token = signedIn } = requestOptions;
    const url = new URL(pathname, sandbox.url);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const isForm = body instanceof FormData;
    const response = await fetch(url, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: body && !isForm ? JSON.stringify(body) : (body ?? null),
    });
    const text = await response.text();
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    const violation = findViolation(method, pathname, response.status, parsed);
    if (violation)
      throw new Error(
        `${method} ${pathname} (${response.status}) violates the contract: ${violation}. Correct the sandbox, or the contract of the test.`,
      );
    return { status: response.status, body: parsed as Json };
  }

  const { email, password } = administrator;
  const { body } = await request('POST', '/api/admin/login', { body: { email, password } });
  signedIn = String(body.token);
  return { folder, files, url: sandbox.url, request, close: sandbox.close };
}

export type EntitiesSandbox = Awaited<ReturnType<typeof startEntities>>;
