import type { JsonSchema } from '../generate/contract-routes.ts';
import { inputOf } from './kinds.ts';
import { present, propertiesOf } from './schema.ts';
import { labelOf, quoted } from './words.ts';

const sizeUnsaid = [320, 180];

/** Every property that the forms may send, with its input where there is one. */
export interface FormField {
  name: string;
  schema: JsonSchema;
  input: string | undefined;
}

/** The properties of the request bodies; where both have one, the narrower counts. */
export function formFields(bodies: readonly JsonSchema[]): FormField[] {
  const all = bodies.flatMap(propertiesOf);
  return [...new Set(all.map(([name]) => name))].map((name) => {
    const schemas = all.filter(([other]) => other === name).map(([, schema]) => schema);
    const schema = schemas.find((one) => present(one).enum) ?? schemas[0] ?? {};
    return { name, schema, input: inputOf(name, schema) };
  });
}

/** The size that the contract's description names, for this entity where it names several. */
function sizeOf({ description = '' }: JsonSchema, one: string): number[] | undefined {
  const sizes = [...description.matchAll(/(\d+) ?[×x] ?(\d+)([^\d]*)/g)];
  const size = sizes.find(([, , , words = '']) => words.includes(` ${one}`)) ?? sizes[0];
  return size?.slice(1, 3).map(Number);
}

/** One field of the form as code, with a word about what is left to do. */
export function fieldCode({ name, schema, input }: FormField, one: string): string {
  if (!input) {
    return `// ${name}: no input edits this type; give it a component of its own as \`input\`.\n`;
  }
  const label = `${quoted(name)}: { label: ${quoted(labelOf(name))}, as: '${input}'`;
  if (input !== 'image') return `${label} },\n`;
  const size = sizeOf(present(schema), one);
  const unsaid = size ? '' : `// The contract does not say to what size it is cut.\n`;
  return `${unsaid}${label}, size: [${(size ?? sizeUnsaid).join(', ')}] },\n`;
}
