import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Operation } from '../../src/api/contract.ts';
import { getDirtyValues, type Values } from '../../src/engine/form/form-values.ts';
import { resolveConflicts } from '../../src/engine/form/resolve-conflicts.ts';
import { listOf, nullableText, objectOf, text } from '../support/schemas.ts';
import { emptyOperation, submitForm } from '../support/submit-form.ts';

const operation: Operation = {
  ...emptyOperation,
  bodyConstraints: {
    text,
    note: nullableText,
    active: { type: 'boolean' },
    list: listOf(text),
    place: objectOf({ street: text, x: { type: 'number' } }),
    kind: text,
  },
  requiredProperties: ['kind'],
};
const fields = Object.fromEntries(
  Object.keys(operation.bodyConstraints).map((name) => [name, { label: name }]),
);

const texts = fc.constantFrom('', ' ', 'a', ' a', 'b');
const optional = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(value, fc.constant(null), fc.constant(undefined));
const anyValues: fc.Arbitrary<Values> = fc.record({
  text: optional(texts),
  note: optional(texts),
  active: optional(fc.boolean()),
  list: optional(fc.array(texts, { maxLength: 2 })),
  place: optional(
    fc.record({ street: optional(texts), x: optional(fc.integer({ min: 0, max: 1 })) }),
  ),
  kind: fc.constantFrom('plain', 'fancy'),
});

describe('The fields that are marked as changed', () => {
  test('are those that are sent, but for what the contract requires', async () => {
    await fc.assert(
      fc.asyncProperty(anyValues, anyValues, async (originalValues, values) => {
        const marked = Object.keys(getDirtyValues(originalValues, values, operation));
        const form = { fields, operation, originalValues };
        const { values: body } = await submitForm(form, values);
        const sent = Object.keys(body).filter(
          (name) => name !== 'kind' || body.kind !== originalValues.kind,
        );
        expect(sent.toSorted()).toEqual(marked.toSorted());
      }),
    );
  });

  test('are none once each was restored', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (originalValues, values) => {
        const marked = Object.keys(getDirtyValues(originalValues, values, operation));
        const restored = Object.fromEntries(
          marked.map((name) => [name, originalValues[name] ?? null]),
        );
        expect(getDirtyValues(originalValues, { ...values, ...restored }, operation)).toEqual({});
      }),
    );
  });

  test('are, after conflicts were resolved, what was kept and what was changed only here', () => {
    fc.assert(
      fc.property(
        anyValues,
        anyValues,
        anyValues,
        fc.infiniteStream(fc.boolean()),
        (originalValues, currentValues, values, choices) => {
          const body = getDirtyValues(originalValues, values, operation);
          const versions = { originalValues, currentValues, body };
          const { conflicts } = resolveConflicts(versions, operation);
          const kept = conflicts.filter(() => choices.next().value);
          const resolution = resolveConflicts(versions, operation, kept);
          const accepted = Object.fromEntries(
            resolution.acceptedNames.map((name) => [name, currentValues[name] ?? null]),
          );
          const dirtyValues = getDirtyValues(currentValues, { ...values, ...accepted }, operation);
          const marked = Object.keys(dirtyValues).toSorted();
          expect(marked).toEqual([...kept, ...resolution.changedOnlyHere].toSorted());
          if (resolution.isOutdated) expect(resolution.body).toMatchObject(dirtyValues);
        },
      ),
    );
  });
});
