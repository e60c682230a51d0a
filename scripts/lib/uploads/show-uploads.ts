/** Shows uploaded files in responses of the mock, which keeps nothing: in records with the same identifier. */
import { splitWords } from '../../../src/engine/config/labels.ts';
import { type ContractOperation, schemaOf } from '../../generate/contract-operations.ts';
import { findIdentifier, findSuccessSchema, propertiesOf } from '../scenarios/response-shape.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import type { createKeptFiles } from './keep-files.ts';

type RecordData = Record<string, unknown>;

const isRecord = (value: unknown): value is RecordData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The identifier in the path of a request, which is its last parameter. */
const readPathId = ({ path }: ContractOperation, pathname: string) =>
  path.endsWith('}') ? decodeURIComponent(pathname.split('/').at(-1) ?? '') : undefined;

const toWords = (name: string) => splitWords(name).join(' ');

/**
 * The property of a record with the URL of a file that a form has sent: of the same name, or with "Url" at its end, or
 * else the only URL that a form cannot set.
 */
export function findFileProperty(
  record: JsonSchema,
  form: JsonSchema,
  field: string,
): string | undefined {
  const names = Object.keys(propertiesOf(record));
  const wanted = new Set([toWords(field), `${toWords(field)} url`]);
  const named = names.find((name) => wanted.has(toWords(name)));
  if (named !== undefined) return named;
  const fields = propertiesOf(form);
  const urls = names.filter((name) => /\bur[il]$/.test(toWords(name)) && !(name in fields));
  return urls.length === 1 ? urls[0] : undefined;
}

/** The only record in a response: all of it, or the property with this key. */
function findRecord(response: JsonSchema): { key?: string; schema: JsonSchema } | undefined {
  if (findIdentifier(response)) return { schema: response };
  const records = Object.entries(propertiesOf(response)).filter(([, part]) => findIdentifier(part));
  return records.length === 1 ? records.map(([key, schema]) => ({ key, schema }))[0] : undefined;
}

export function createShownUploads(files: ReturnType<typeof createKeptFiles>) {
  /** The URLs of files by identifier, then by property. */
  const uploads = new Map<string, Map<string, string>>();

  function remember(identifier: unknown, property: string, url: string): void {
    if (identifier === undefined) return;
    const key = String(identifier);
    uploads.set(key, (uploads.get(key) ?? new Map<string, string>()).set(property, url));
  }

  /** A copy of a response with the URLs of uploaded files. */
  function show(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(show);
    if (!isRecord(value)) return value;
    const urls = uploads.get(String(value._id ?? value.id)) ?? new Map<string, string>();
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const url = urls.get(name);
        return [name, url !== undefined && files.has(url) ? url : show(inner)];
      }),
    );
  }

  return {
    isEmpty: () => uploads.size === 0,
    show,
    /** Keeps the files of a form; returns the response with their URLs. */
    async add(operation: ContractOperation, pathname: string, form: FormData, body: unknown) {
      const part = findRecord(findSuccessSchema(operation) ?? {});
      if (!part) return body;
      const record = part.key === undefined ? body : (body as RecordData | undefined)?.[part.key];
      const identifier = findIdentifier(part.schema) ?? '';
      for (const [field, value] of form) {
        if (typeof value === 'string') continue;
        const formSchema = schemaOf(operation.operation.requestBody) ?? {};
        const property = findFileProperty(part.schema, formSchema, field);
        if (property === undefined) continue;
        const url = await files.add(Buffer.from(await value.arrayBuffer()));
        remember(readPathId(operation, pathname), property, url);
        if (!isRecord(record)) continue;
        remember(record[identifier], property, url);
        record[property] = url;
      }
      return show(body);
    },
  };
}
