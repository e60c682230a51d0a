/** Scenarios with values at the limits of the contract, generated from its examples. */
import { isDeepStrictEqual } from 'node:util';
import { type ContractOperation, schemaOf } from '../../generate/contract-operations.ts';
import { findSuccessStatus } from './response-shape.ts';
import type { ScenarioDescription } from './catalogue.ts';
import { exampleBody } from './example-body.ts';
import { limitTexts } from './limit-texts.ts';
import { buildRowsBody, listRowScenarios } from './many-rows.ts';
import { replaceTexts } from './replace-texts.ts';

const rowLabels: Readonly<Record<string, string>> = {
  'no-rows': 'No rows',
  '10000-rows': '10,000 rows',
};

/** The example with other texts; undefined for the name of another scenario. */
function buildTextsBody(operation: ContractOperation, name: string): unknown {
  const { responses } = operation.operation;
  const schema = schemaOf(responses?.[findSuccessStatus(responses)]) ?? {};
  const texts = limitTexts[name];
  return texts && replaceTexts(schema, exampleBody(operation), texts.replace);
}

/** The body of a generated scenario for a request; undefined for the name of another scenario. */
export const buildGeneratedBody = (operation: ContractOperation, name: string, url: string) =>
  buildTextsBody(operation, name) ?? buildRowsBody(operation, name, url);

/** The generated scenarios of an operation: without those that would change nothing. */
export function listGenerated(operation: ContractOperation): ScenarioDescription[] {
  const { responses } = operation.operation;
  if (!schemaOf(responses?.[findSuccessStatus(responses)])) return [];
  const example = exampleBody(operation);
  const texts = Object.entries(limitTexts).filter(
    ([name]) => !isDeepStrictEqual(buildTextsBody(operation, name), example),
  );
  const labels = [
    ...texts.map(([name, { label }]) => [name, label] as const),
    ...listRowScenarios(operation).map((name) => [name, rowLabels[name] ?? name] as const),
  ];
  return labels.map(([name, label]) => ({ name, label, kind: 'generated' }));
}
