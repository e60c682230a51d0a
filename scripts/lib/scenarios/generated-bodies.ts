/** Scenarios with values at the limits of the contract, generated from its examples. */
import { isDeepStrictEqual } from 'node:util';
import type { ContractOperation } from '../../generate/contract-operations.ts';
import { limitTexts } from './limit-texts.ts';
import { buildRowsBody, listRowScenarios } from './many-rows.ts';
import { replaceTexts } from './replace-texts.ts';
import { exampleBody, findSuccessSchema } from './response-shape.ts';

/** The example with other texts; undefined for the name of another scenario. */
function buildTextsBody(operation: ContractOperation, name: string): unknown {
  const schema = findSuccessSchema(operation) ?? {};
  const texts = limitTexts[name];
  return texts && replaceTexts(schema, exampleBody(operation), texts.replace);
}

/** The body of a generated scenario for a request; undefined for the name of another scenario. */
export const buildGeneratedBody = (operation: ContractOperation, name: string, url: string) =>
  buildTextsBody(operation, name) ?? buildRowsBody(operation, name, url);

/** The generated scenarios of an operation: without those that would change nothing. */
export function listGenerated(operation: ContractOperation) {
  if (!findSuccessSchema(operation)) return [];
  const example = exampleBody(operation);
  const texts = Object.entries(limitTexts).filter(
    ([name]) => !isDeepStrictEqual(buildTextsBody(operation, name), example),
  );
  const labels = [
    ...texts.map(([name, { label }]) => [name, label] as const),
    ...listRowScenarios(operation),
  ];
  return labels.map(([name, label]) => ({ name, label, kind: 'generated' as const }));
}
