import { expect, test } from 'vitest';
import { generateSchemas } from '../../scripts/generate/generate-schemas.ts';

test('A time has an offset, as in RFC 3339', async () => {
  const schemas = await generateSchemas({
    openapi: '3.1.0',
    info: { title: 'Times', version: '1.0.0' },
    paths: {},
    components: { schemas: { Time: { type: 'string', format: 'time' } } },
  });
  const pattern = new RegExp(/z\.regex\(\/(.*)\/\)/.exec(schemas)?.[1] ?? 'none');
  expect('18:30:00Z').toMatch(pattern);
  expect('18:30:00.5+02:00').toMatch(pattern);
  for (const time of ['18:30:00', '18:30Z', '24:00:00Z']) expect(time).not.toMatch(pattern);
});
