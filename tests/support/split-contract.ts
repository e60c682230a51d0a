import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

interface Written {
  paths: Record<string, object>;
  components: Record<string, Record<string, object>>;
}

/**
 * Writes a contract as several files into a folder: each path and each schema is in one of its own, and refers to the
 * others. Returns the path of the first.
 */
export async function splitContract(contract: string, folder: string): Promise<string> {
  const { paths, components, ...document } = parse(await readFile(contract, 'utf8')) as Written;
  const { schemas = {}, ...others } = components;

  async function write(file: string, part: object) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    const toRoot = path.relative(path.dirname(target), folder);
    const inRoot = path.join(toRoot, 'openapi.yaml');
    const text = JSON.stringify(part, null, 2)
      .replaceAll(/"#\/components\/schemas\/(\w+)"/g, `"${path.join(toRoot, 'schemas/$1.yaml')}"`)
      .replaceAll('"#/components/', file === 'openapi.yaml' ? '$&' : `"${inRoot}#/components/`);
    // JSON is valid YAML.
    await writeFile(target, text);
    return target;
  }

  const pathFiles = Object.entries(paths).map(
    ([url, item], index) => [url, `paths/${index}.yaml`, item] as const,
  );
  for (const [, file, item] of pathFiles) await write(file, item);
  for (const [name, schema] of Object.entries(schemas)) await write(`schemas/${name}.yaml`, schema);
  const references = pathFiles.map(([url, file]) => [url, { $ref: file }]);
  return write('openapi.yaml', {
    ...document,
    paths: Object.fromEntries(references),
    components: others,
  });
}
