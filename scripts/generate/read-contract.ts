/** Reads an OpenAPI document from a file. */
import $RefParser from '@apidevtools/json-schema-ref-parser';
import type { OpenAPI3 } from 'openapi-typescript';
import { CommandError } from '../lib/exit-with-error.ts';
import { convertParts } from './document-parts.ts';
import { mergeAllOf } from './merge-all-of.ts';
import { nameAlternatives } from './name-alternatives.ts';
import { resolveReferences } from './resolve-references.ts';

const refersToFiles = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  if ('$ref' in node && typeof node.$ref === 'string' && !node.$ref.startsWith('#')) return true;
  return Object.values(node).some(refersToFiles);
};

async function parse(file: string): Promise<unknown> {
  const document = await $RefParser.parse(file);
  return refersToFiles(document) ? $RefParser.bundle(file) : document;
}

/**
 * The document as written; only references to other files are bundled. A mistake in it is a CommandError, in which
 * the document is called `name`.
 */
export async function readDocument(file: string, name = file): Promise<OpenAPI3> {
  const contract = await parse(file).catch((error: unknown) => {
    const [line = ''] = String((error as Error).message).split('\n');
    throw new CommandError(`${name} cannot be read as YAML: ${line}`);
  });
  if (typeof contract !== 'object' || contract === null || !('paths' in contract)) {
    throw new CommandError(`${name} is not an OpenAPI document: it has no paths.`);
  }
  try {
    resolveReferences(contract);
  } catch (error) {
    throw new CommandError(`${name} has a broken reference: ${(error as Error).message}`);
  }
  return contract as OpenAPI3;
}

/** Replaces each string that contains JSON by the `contentSchema` of that JSON. */
function unwrapContentSchemas(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => unwrapContentSchemas(item));
  if (typeof node !== 'object' || node === null) return node;
  if (!isMap && 'contentSchema' in node) return unwrapContentSchemas(node.contentSchema);
  return convertParts(node as Record<string, unknown>, isMap, unwrapContentSchemas);
}

/**
 * The contract as the generated code uses it. A multipart body cannot contain a list, so the contract describes a
 * string with JSON by its `contentSchema`; the console passes the list itself, and the API client serializes it.
 */
export function prepareContract(document: OpenAPI3): OpenAPI3 {
  // Without dates, which YAML has in examples.
  const json = JSON.stringify(document);
  return mergeAllOf(nameAlternatives(unwrapContentSchemas(JSON.parse(json)) as OpenAPI3));
}

/** Reads the contract as the generated code uses it. */
export const readContract = async (file: string): Promise<OpenAPI3> =>
  prepareContract(await readDocument(file));

/** Reads the contract that was given with `--contract`; throws a CommandError when it cannot be read. */
export const readGivenContract = (file: string): Promise<OpenAPI3> =>
  readContract(file).catch((error: Error) => {
    const [reason] = error.message.split('\n');
    throw new CommandError(
      error.message.includes('ENOENT')
        ? `There is no contract ${file}. Set another with --contract.`
        : `${file} cannot be read as a contract: ${reason}`,
    );
  });
