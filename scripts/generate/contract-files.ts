/** Reads the files of a contract, and finds the file and line of a part of it. */
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import {
  BaseResolver,
  type Document,
  getLineColLocation,
  isAbsoluteUrl,
  Source,
  unescapePointerFragment,
} from '@redocly/openapi-core';
import { toError } from '../../src/api/to-error.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { describeFileReference, findReference } from './describe-references.ts';
import { describeSyntaxError } from './describe-syntax-error.ts';
import { childPointer } from './document-parts.ts';
import { leaveOutPatterns } from './leave-out-patterns.ts';
import { fetchText, isWebUrl } from './fetch-contract.ts';

/** The place from which the files of a contract are read. */
export interface FileSource {
  /** Returns the name of a file for messages; by default its path from the working directory. */
  getName?: (file: string) => string;
  read?: (file: string) => Promise<string>;
  /** Called with each file before it is read, even if it does not exist. */
  onFile?: (file: string) => void;
}

/** A part of a file. */
interface Place {
  source: Source;
  /** The pointer of the part: `#/paths/~1pets`. */
  pointer: string;
}

/**
 * The most values that the aliases of a YAML file may repeat. More values, as in a "billion laughs", would fill the
 * memory.
 */
const maxRepeated = 100_000;

class OutsideError extends Error {}

/** Whether a file is below a folder; both are paths, or both are URLs. */
function isInside(folder: string, file: string): boolean {
  if (isWebUrl(folder)) return file.startsWith(folder) && !/%(2f|5c)/i.test(file);
  return !isAbsoluteUrl(file) && path.relative(folder, file).split(path.sep)[0] !== '..';
}

/** The folder of a file. That of a URL ends with a slash. */
const getFolder = (file: string) => (isWebUrl(file) ? new URL('.', file).href : path.dirname(file));

/** The default name of a file. */
export const shortName = (file: string) => (isWebUrl(file) ? file : path.relative('', file));

/**
 * Returns a function that reads the contract and the files in its folder, but not files outside to which symbolic links
 * lead.
 */
const createReader = (contract: string) => async (file: string) => {
  if (isWebUrl(contract)) return fetchText(file, file === contract);
  const folder = await realpath(path.dirname(contract));
  if (file !== contract && !isInside(folder, await realpath(file))) throw new OutsideError();
  return readFile(file, 'utf8');
};

/**
 * Reads a contract and the files to which it refers. These have to be in its folder, because a foreign contract could
 * otherwise have files of this machine printed, and requests sent from it.
 */
export class ContractFiles extends BaseResolver {
  readonly #folder: string;
  readonly #source: Required<FileSource>;
  /** The place of each object in the parsed file, and its number of values, including those that aliases repeat. */
  readonly #origins = new Map<unknown, Place & { size: number }>();
  /** For each file, the file with the first reference to it, and the beginning of this reference. */
  readonly #references = new Map<string, { base: string; start: string }>();
  /** What was left out of the files that were parsed. */
  readonly warnings: string[] = [];
  /** The mistake of the first file that cannot be read. */
  mistake: CommandError | undefined;

  /** `contract` is an absolute path, or a URL. */
  constructor(contract: string, source: FileSource) {
    super();
    this.#folder = getFolder(contract);
    this.#source = {
      getName: shortName,
      read: createReader(contract),
      onFile: () => undefined,
      ...source,
    };
  }

  override resolveExternalRef(base: string | null, start: string): string {
    const file = super.resolveExternalRef(base, start);
    if (base !== null && !this.#references.has(file)) this.#references.set(file, { base, start });
    return file;
  }

  override async loadExternalRef(file: string): Promise<Source> {
    try {
      if (!isInside(this.#folder, file)) throw new OutsideError();
      this.#source.onFile(file);
      const text = await this.#source.read(file);
      return new Source(file, text.replaceAll('\r\n', '\n'));
    } catch (error) {
      this.mistake ??= await this.#describeReference(file, error instanceof OutsideError);
      throw error;
    }
  }

  /** Says what is wrong with the reference to a file that cannot be read; undefined for the contract itself. */
  async #describeReference(file: string, isOutside: boolean): Promise<CommandError | undefined> {
    const { base = '', start } = this.#references.get(file) ?? {};
    const referring = await this.cache.get(base);
    if (!referring || referring instanceof Error) return undefined;
    const { reference, line } = findReference(referring.source.body, start);
    const sentence = describeFileReference(reference, isOutside);
    return new CommandError(`${this.getName(base)}:${line}: ${sentence}`);
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    try {
      const document = super.parseDocument(source, isRoot);
      this.#addOrigins(document);
      leaveOutPatterns(document.parsed, (pointer, problem) =>
        this.warnings.push(`${this.lineOf({ source, pointer })}: ${problem}. It is left out.`),
      );
      return document;
    } catch (error) {
      if (error instanceof CommandError) this.mistake ??= error;
      else {
        const [line, sentence] = describeSyntaxError(toError(error), source.body);
        this.mistake ??= new CommandError(
          `${this.getName(source.absoluteRef)}:${line}: ${sentence}`,
        );
      }
      throw this.mistake;
    }
  }

  /** Remembers the place of each object. Rejects a file whose aliases would make it many times larger than its text. */
  #addOrigins({ parsed, source }: Document): void {
    let repeated = 0;
    const add = (value: unknown, pointer: string): number => {
      if (typeof value !== 'object' || value === null) return 1;
      const known = this.#origins.get(value);
      repeated += known?.size ?? 0;
      if (repeated > maxRepeated) {
        const sentence =
          repeated === Infinity
            ? 'This alias is inside of what it stands for: replace it'
            : `Up to here, aliases repeat more than ${maxRepeated.toLocaleString('en')} values: replace them`;
        const place = this.lineOf({ source, pointer });
        throw new CommandError(`${place}: ${sentence} by references ($ref).`);
      }
      if (known) return known.size;
      // The size is infinite until it is known, so that an alias of the object inside itself is rejected.
      const origin = { source, pointer, size: Infinity };
      this.#origins.set(value, origin);
      const sizes = Object.entries(value).map(([key, inner]) =>
        add(inner, childPointer(pointer, key)),
      );
      origin.size = sizes.reduce((sum, size) => sum + size, 1);
      return origin.size;
    };
    add(parsed, '#');
  }

  getName = (file: string) => this.#source.getName(file);

  /** `openapi.yaml:12` */
  lineOf(place: Place): string {
    const { start } = getLineColLocation({ ...place, reportOnKey: false });
    return `${this.getName(place.source.absoluteRef)}:${start.line}`;
  }

  /** Returns a function that finds the place of a part in the files of a contract that were bundled into one document. */
  createLocator({ parsed, source }: Document): (pointer: string) => string {
    return (pointer) => {
      let place: Place = { source, pointer: '#' };
      let node = parsed as Record<string, unknown> | undefined;
      for (const key of pointer.split('/').slice(1).map(unescapePointerFragment)) {
        node = node?.[key] as typeof node;
        const origin = this.#origins.get(node);
        // A part that was copied from another file is no longer at the place of the reference.
        place =
          origin && origin.source !== place.source
            ? origin
            : { source: place.source, pointer: childPointer(place.pointer, key) };
      }
      return this.lineOf(place);
    };
  }
}
