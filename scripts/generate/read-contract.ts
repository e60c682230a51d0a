/** Reads a contract from one or several files as one document. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { bundle, createConfig, type Document, isPlainObject } from '@redocly/openapi-core';
import type { OpenAPI3 } from 'openapi-typescript';
import { toError } from '../../src/api/to-error.ts';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { completeOperations } from './complete-operations.ts';
import { ContractFiles, type FileSource, shortName } from './contract-files.ts';
import { ContractMistake, locateMistake } from './contract-mistake.ts';
import { removeExtensionReferences } from './document-parts.ts';
import { convertVersion, toSwaggerPointer } from './convert-version.ts';
import { isWebUrl } from './fetch-contract.ts';
import {
  acceptBrokenReferences,
  findProblems,
  leaveOutWrongValues,
  throwMistakes,
} from './find-mistakes.ts';
import { mergeAllOf } from './merge-all-of.ts';
import { resolveReferences } from './resolve-references.ts';
import { unwrapParts } from './unwrap-parts.ts';

export interface Contract {
  /** The contract as it is written, in one document. Parts of other files are among its components. */
  document: OpenAPI3;
  /** Returns the place at which the value with a pointer (RFC 6901) is written: `schemas/pet.yaml:12`. */
  locate: (pointer: string) => string;
}

export interface ReadOptions extends FileSource {
  /** Called with each problem that does not make the contract unreadable. */
  check?: (warning: string) => void;
  /**
   * Whether a reference that leads nowhere is an error, by default only in the console's own contract. In another one,
   * which nobody here can correct, it is left out, and any value is accepted there.
   */
  isStrict?: boolean;
}

/** The contract of the console. */
export const ownContract = 'openapi.yaml';

const notOpenApi = `An OpenAPI document begins with "openapi: 3.1.0" or "swagger: '2.0'", and has "info" and "paths": correct it, or give another file.`;

async function readRoot(file: string, files: ContractFiles): Promise<Document> {
  try {
    return (await files.resolveDocument(null, file, true)) as Document;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new CommandError(
      `${files.getName(file)} cannot be read (${code}). Restore it, or name another file.`,
    );
  }
}

function assertReadable({ parsed, source }: Document, files: ContractFiles): void {
  const { openapi = '', swagger = '', info, paths } = Object(parsed) as Record<string, unknown>;
  const isKnown = String(openapi).startsWith('3.') || String(swagger) === '2.0';
  if (isKnown && isPlainObject(info) && isPlainObject(paths)) return;
  throw new CommandError(`${files.lineOf({ source, pointer: '#' })}: ${notOpenApi}`);
}

/** Finds a reference that leads to itself. Redocly does not say where it is. */
function findSelfReference({ parsed }: Document, files: ContractFiles): unknown {
  if (files.getFiles().size > 1)
    return new ContractMistake(
      'A reference between the files leads only to itself: correct it.',
      '#',
    );
  try {
    return resolveReferences(parsed as object);
  } catch (error) {
    return error;
  }
}

/** Reads a contract with all its files. A mistake in it becomes an error with its line. */
export async function bundleContract(
  file: string,
  { check, isStrict, ...source }: ReadOptions = {},
): Promise<Contract> {
  const contract = isWebUrl(file) ? new URL(file).href : path.resolve(file);
  const getName = (part: string) => (part === contract ? file : shortName(part));
  const files = new ContractFiles(contract, { getName, ...source });
  const root = await readRoot(contract, files);
  assertReadable(root, files);
  removeExtensionReferences(root.parsed);
  const locateWritten = files.createLocator(root);
  const isSwagger = 'swagger' in Object(root.parsed);
  const locate = (pointer: string) =>
    locateWritten(isSwagger ? toSwaggerPointer(pointer) : pointer);
  try {
    const problems = await findProblems(root, files, check !== undefined);
    const isOwn = contract === path.resolve(ownContract);
    const found = (isStrict ?? isOwn) ? problems : await acceptBrokenReferences(problems, files);
    throwMistakes(found, files, check);
    for (const warning of files.warnings) check?.(escapeControlCharacters(warning));
    await leaveOutWrongValues(found, files);
    const config = await createConfig({});
    const bundled = await bundle({ doc: root, config, externalRefResolver: files });
    throwMistakes(bundled.problems, files);
    // The copy turns aliases of YAML into separate values, which can be changed separately.
    const document = convertVersion(JSON.parse(JSON.stringify(root.parsed)));
    resolveReferences(document);
    completeOperations(document);
    return { document, locate };
  } catch (error) {
    const [reason = ''] = toError(error).message.split('\n');
    const isSelfReference = reason === 'Self-referencing circular pointer';
    const mistake = isSelfReference ? findSelfReference(root, files) : error;
    const located = locateMistake(files.mistake ?? mistake, locate);
    if (located instanceof CommandError) throw located;
    throw new CommandError(`${locate('#')}: ${escapeControlCharacters(reason)}. ${notOpenApi}`);
  }
}

export const readDocument = async (file: string, options: ReadOptions = {}): Promise<OpenAPI3> =>
  (await bundleContract(file, options)).document;

/** The contract in the form from which code is generated. */
export const prepareContract = (document: OpenAPI3) => mergeAllOf(unwrapParts(document));

/** Reads the contract in the form from which code is generated, and prints its problems. */
export const readContract = async (file: string, options: ReadOptions = {}): Promise<OpenAPI3> =>
  prepareContract(await readDocument(file, { check: console.warn, ...options }));

/** Reads the contract that was given with `--contract`. */
export async function readGivenContract(file: string, options?: ReadOptions): Promise<OpenAPI3> {
  if (isWebUrl(file) || existsSync(file)) return readContract(file, options);
  throw new CommandError(`There is no contract ${file}. Set another with --contract.`);
}
