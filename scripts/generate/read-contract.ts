import { existsSync } from 'node:fs';
import $RefParser, { type ResolverError } from '@apidevtools/json-schema-ref-parser';
import type { OpenAPI3 } from 'openapi-typescript';
import { CommandError } from '../lib/exit-with-error.ts';
import { nameContract } from './contract-mistake.ts';
import { transformParts } from './document-parts.ts';
import { assertNoMistakes, notOpenApi } from './find-mistakes.ts';
import { assertLocalReferences } from './local-references.ts';
import { mergeAllOf } from './merge-all-of.ts';
import { resolveReferences } from './resolve-references.ts';

/** Says why a file cannot be read as an object. */
function describeFailure({ message, ioErrorCode }: ResolverError, name: string): CommandError {
  const [, reason, line] = /^Error parsing .+?: (.+) \((\d+):\d+\)/.exec(message) ?? [];
  if (reason) {
    return new CommandError(
      `${name}:${line}: This is not YAML: ${reason}. Correct it here, or in the line before.`,
    );
  }
  return new CommandError(
    ioErrorCode
      ? `${name} cannot be read (${ioErrorCode}). Restore it, or name another file.`
      : `${name}:1: ${notOpenApi}`,
  );
}

/**
 * The document as written; only references to other files are bundled. It is called `name` in errors. Before that,
 * `check` may reject it.
 */
export async function parseDocument(file: string, name = file, check?: () => Promise<void>) {
  try {
    const written = await $RefParser.parse(file);
    // For example a document of Swagger 2.0.
    if (!('openapi' in written)) throw new CommandError(`${name}:1: ${notOpenApi}`);
    const refersToFiles = await assertLocalReferences(file, name);
    await check?.();
    const read = refersToFiles ? await $RefParser.bundle(file) : written;
    // As JSON: $RefParser makes dates of unquoted ones where the file has a tag such as !!set, or two << in one mapping.
    const document = JSON.parse(JSON.stringify(read)) as OpenAPI3;
    resolveReferences(document);
    return document;
  } catch (error) {
    const named = nameContract(error, name);
    throw named instanceof CommandError ? named : describeFailure(error as ResolverError, name);
  }
}

/** The document as `parseDocument` reads it; a mistake in it is an error that names its line, a wrong example a warning. */
export const readDocument = (file: string, name = file, onWarning?: (warning: string) => void) =>
  parseDocument(file, name, () => assertNoMistakes(file, name, onWarning));

/**
 * The contract as the generated code uses it. A multipart body cannot contain a list, so the contract describes a
 * string with JSON by its `contentSchema`; the console passes the list itself, and the API client serializes it.
 */
export const prepareContract = (document: OpenAPI3) =>
  mergeAllOf(transformParts(document, (node) => node.contentSchema ?? node) as OpenAPI3);

/** Reads the contract as the generated code uses it; prints what is wrong with its examples. */
export const readContract = async (file: string): Promise<OpenAPI3> =>
  prepareContract(await readDocument(file, file, console.warn));

/** Reads the contract that was given with `--contract`. */
export async function readGivenContract(file: string): Promise<OpenAPI3> {
  if (existsSync(file)) return readContract(file);
  throw new CommandError(`There is no contract ${file}. Set another with --contract.`);
}
