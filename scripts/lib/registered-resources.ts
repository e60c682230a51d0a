import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ResourceConfig } from '../../src/engine/config/resource.ts';
import { CommandError } from './exit-with-error.ts';

/** The folder of everything that only the product has, from the root of the project. */
export const productFolder = 'src/product';

/** The file that registers resources. */
export const registry = `${productFolder}/resources/index.ts`;

const root = path.join(import.meta.dirname, '../../');

export type RegisteredResource = Awaited<ReturnType<typeof readRegisteredResources>>[number];

/** The file from which the registry exports a constant. */
function findFile(code: string, constant: string): string {
  const lines = code.matchAll(/export\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g);
  const [, , specifier] =
    [...lines].find(([, names = '']) => names.split(/[\s,]+/).includes(constant)) ?? [];
  return specifier ? path.posix.join(path.posix.dirname(registry), specifier) : registry;
}

/** Reads the resources of the working tree, whether or not they are committed. */
export async function readRegisteredResources() {
  const registered: Record<string, ResourceConfig> =
    await import('../../src/product/resources/index.ts').catch((error: Error) => {
      // Messages of Vite have colours, and begin with "Transform failed with 1 error:" and an empty line.
      const lines = stripVTControlCharacters(error.message).replaceAll(root, '').split('\n');
      const reason = lines.find((line) => /[^:]$/.test(line)) ?? '';
      throw new CommandError(
        `${registry} cannot be loaded: ${reason.replace(/\.$/, '')}. Correct it, or what it exports.`,
      );
    });
  const code = await readFile(path.join(root, registry), 'utf8');
  return Object.entries(registered).map(([constant, options]) => ({
    /** The name of the constant that exports the resource: `storyRooms`. */
    constant,
    /** The file of the resource, from the root of the project. */
    file: findFile(code, constant),
    options,
  }));
}
