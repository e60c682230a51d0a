/** Reads an OpenAPI document from a file. */
import { existsSync } from 'node:fs';
import $RefParser, { type ResolverError } from '@apidevtools/json-schema-ref-parser';
import type { OpenAPI3 } from 'openapi-typescript';
import { CommandError } from '../lib/exit-with-error.ts';
import { nameContract } from './contract-mistake.ts';
import { transformParts } from './document-parts.ts';
import { findMistakes } from './find-mistakes.ts';
import { assertLocalReferences } from './local-references.ts';
import { mergeAllOf } from './merge-all-of.ts';
import { resolveReferences } from './resolve-references.ts';

const notOpenApi =
  'An OpenAPI document begins with "openapi: 3.1.0" and has "info" and "paths": correct it, or give another file.';

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

/** The document as written; only references to other files are bundled. It is called `name` in errors. */
export async function parseDocument(file: string, name = file): Promise<OpenAPI3> {
  try {
    const written = await $RefParser.parse(file);
    const refersToFiles = await assertLocalReferences(file, name);
    const document = refersToFiles ? await $RefParser.bundle(file) : written;
    resolveReferences(document);
    return document as OpenAPI3;
  } catch (error) {
    const named = nameContract(error, name);
    throw named instanceof CommandError ? named : describeFailure(error as ResolverError, name);
  }
}

/** The document, and what is wrong with its examples. Another mistake is a CommandError that names its line. */
async function readChecked(file: string, name: string) {
  const written = await $RefParser.parse(file).catch((error: ResolverError) => {
    throw describeFailure(error, name);
  });
  // For example a document of Swagger 2.0.
  if (!('openapi' in written)) throw new CommandError(`${name}:1: ${notOpenApi}`);
  await assertLocalReferences(file, name);
  const { errors, warnings, failure } = await findMistakes(file, name);
  const [mistake, ...others] = errors;
  if (mistake) {
    throw new CommandError(
      others.length > 0 ? `${mistake} (1 of ${errors.length} mistakes)` : mistake,
    );
  }
  const document = await parseDocument(file, name);
  if (failure) throw new CommandError(`${name}:1: ${failure}. ${notOpenApi}`);
  return { document, warnings };
}

/**
 * The document as written; only references to other files are bundled. A mistake in it is a CommandError, in which
 * the document is called `name`.
 */
export const readDocument = async (file: string, name = file): Promise<OpenAPI3> =>
  (await readChecked(file, name)).document;

/**
 * The contract as the generated code uses it. A multipart body cannot contain a list, so the contract describes a
 * string with JSON by its `contentSchema`; the console passes the list itself, and the API client serializes it.
 */
export function prepareContract(document: OpenAPI3): OpenAPI3 {
  // Without dates, which YAML has in examples.
  const json = JSON.stringify(document);
  const unwrapped = transformParts(JSON.parse(json), (node) => node.contentSchema ?? node);
  return mergeAllOf(unwrapped as OpenAPI3);
}

/** Reads the contract as the generated code uses it; prints what is wrong with its examples. */
export async function readContract(file: string): Promise<OpenAPI3> {
  const { document, warnings } = await readChecked(file, file);
  for (const warning of warnings) console.warn(warning);
  return prepareContract(document);
}

/** Reads the contract that was given with `--contract`. */
export async function readGivenContract(file: string): Promise<OpenAPI3> {
  if (existsSync(file)) return readContract(file);
  throw new CommandError(`There is no contract ${file}. Set another with --contract.`);
}
