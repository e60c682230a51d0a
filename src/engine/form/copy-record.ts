import type { OperationKey } from '../../api/contract.ts';
import type { Api } from '../../api/create-api.ts';
import { cropImage, initialCrop, largestCrop } from '../../ui/cropper/crop-image.ts';
import { decodeImage } from '../../ui/cropper/decode-image.ts';
import { parseWebUrl } from '../../ui/web-url.ts';
import { isSecret } from '../config/choose-kind.ts';
import type { ResolvedFormField } from '../config/input-values.ts';
import { isEmpty } from '../config/is-empty.ts';
import { recordQuery } from '../config/queries.ts';
import type { Resource } from '../config/resource.ts';
import { findFileError } from '../inputs/file-input.tsx';
import { isFileAddress, type Values } from './form-values.ts';

/** What is copied. */
export interface CopySource {
  resource: Resource;
  /** The identifier of the record. */
  id: string;
  /** The operation that adds the copy. */
  operation: OperationKey;
}

/** What the form of a new record takes over from another record. */
export interface RecordCopy {
  /** The name of the other record. */
  name: string;
  values: Values;
  /** The fields whose file could not be read. */
  missingFiles: readonly string[];
}

/** How long a file may take. An administrator chooses the file again in less time. */
const timeoutMs = 10_000;

/** Reads a stored file. Rejects if its server does not let this page read it. */
async function fetchFile(address: string, signal: AbortSignal): Promise<File> {
  const url = parseWebUrl(address);
  if (!url) throw new Error(`${address} is no web address.`);
  const response = await fetch(url, {
    // What an image element has cached may lack the header that lets the page read it.
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`${url.href} was not found.`);
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  return new File([await response.blob()], url.pathname.split('/').at(-1) || 'file', { type });
}

/** Crops an image to the size of its field. An image that has this size is returned unchanged. */
async function fitImage(file: File, { cropSize }: ResolvedFormField): Promise<File> {
  const image = await decodeImage(file);
  const isOfSize = cropSize?.every((length, index) => length === image.originalSize[index]);
  if (!cropSize || isOfSize) return file;
  const settings = initialCrop(image, cropSize);
  return cropImage(image, { ...settings, crop: largestCrop(image, settings, cropSize) }, cropSize);
}

/**
 * Reads a record from the server as the values of a new one: those that the operation that adds it takes, without the
 * identifier and secrets, and the files themselves in place of their addresses.
 */
export async function copyRecord(
  api: Api,
  { resource, id, operation }: CopySource,
  signal: AbortSignal,
): Promise<RecordCopy> {
  const { formFields, idProperty } = resource;
  const { queryFn, select } = recordQuery(api, resource, id);
  const record = select(await queryFn({ signal }));
  const { bodyConstraints } = api.getOperation(operation);
  const missingFiles: string[] = [];

  async function copyValue(name: string, value: unknown): Promise<unknown> {
    const [config, constraints] = [formFields[name], bodyConstraints[name]];
    if (!config || !constraints || name === idProperty || isSecret(name, constraints))
      return undefined;
    if (!isFileAddress(value, constraints)) return value;
    try {
      const file = await fetchFile(api.resolveUrl(value), signal);
      const fitted = config.type === 'image' ? await fitImage(file, config) : file;
      if (findFileError(fitted, constraints) === undefined) return fitted;
    } catch {
      // The form says that the file has to be chosen again. The reason would not help.
    }
    missingFiles.push(name);
    return undefined;
  }

  const values = await Promise.all(
    Object.entries(resource.toFormValues(record)).map(
      async ([name, value]) => [name, await copyValue(name, value)] as const,
    ),
  );
  return {
    name: resource.recordLabel(record) || id,
    values: Object.fromEntries(values.filter(([, value]) => !isEmpty(value))),
    missingFiles,
  };
}
