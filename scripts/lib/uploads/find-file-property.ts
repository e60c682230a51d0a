import { splitWords } from '../../../src/engine/config/labels.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { propertiesOf } from '../scenarios/response-shape.ts';

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
