import type { OpenAPI3 } from 'openapi-typescript';
import { type Difference, differences } from './compare.ts';
import { describe, type Description } from './describe.ts';
import { judge } from './judge.ts';
import { newNameOf } from './new-name.ts';
import { merged, type Screens, screensOf, type Touched } from './screens-of.ts';
import type { Usage } from './usage.ts';
import type { Verdict } from './verdict.ts';

/** One change of the contract, wherever it shows. */
export interface ContractChange extends Verdict {
  /** "`Starter.description` maxLength 250 → 200" */
  change: string;
  operations: string[];
  resources: string[];
  screens: Touched[];
}

interface Judged extends Verdict {
  description: Description;
  operation: string;
  screens: Touched[];
}

/** What a screen could show or send. */
const offers = new Set(['answer property gained', 'request property gained']);

/** What makes a whole answer or request fail, or could be offered, concerns screens as a whole. */
function concerned({ class: judgement, kind }: Verdict, { exact, ofPart, whole }: Screens) {
  if (exact.length > 0) return exact;
  if (judgement === 'breaking') return ofPart.length > 0 ? ofPart : whole;
  return offers.has(kind) ? ofPart : [];
}

function judged(
  difference: Difference,
  all: readonly Difference[],
  usage: readonly Usage[],
): Judged {
  const screens = screensOf(difference, usage);
  const verdict = judge(difference, screens.exact.length > 0);
  const newName = newNameOf(difference, all);
  const perhaps = newName === undefined ? '' : ` Perhaps it is now called \`${newName}\`.`;
  const { before, after } = difference.operation;
  return {
    ...verdict,
    reason: verdict.reason + perhaps,
    description: describe(difference),
    operation: (after ?? before)?.operationId ?? '',
    screens: concerned(verdict, screens),
  };
}

/** What makes two differences one change. */
const keyOf = ({ description: { place, words, shared } }: Judged) =>
  shared ? words : `${place} ${words}`;

function changeOf(same: readonly Judged[]): ContractChange[] {
  const worst = same.find((one) => one.class === 'breaking') ?? same[0];
  if (!worst) return [];
  const screens = merged(same.flatMap((one) => one.screens));
  const places = [...new Set(same.map(({ description }) => description.place))];
  const place = places.length > 3 ? `${places.length} operations` : places.join(', ');
  return [
    {
      class: worst.class,
      kind: worst.kind,
      change: `${place} ${worst.description.words}`,
      reason: worst.reason,
      operations: [...new Set(same.map(({ operation }) => operation))],
      resources: [...new Set(screens.flatMap(({ resource }) => resource ?? []))],
      screens,
    },
  ];
}

/** What changed from one contract to the other, the breaking first, joined with what the console uses. */
export function contractChanges(
  before: OpenAPI3,
  after: OpenAPI3,
  usage: readonly Usage[],
): ContractChange[] {
  const all = differences(before, after);
  const judgements = all.map((one) => judged(one, all, usage));
  const changes = [...Map.groupBy(judgements, keyOf).values()].flatMap(changeOf);
  const isBreaking = (one: ContractChange) => one.class === 'breaking';
  return [...changes.filter(isBreaking), ...changes.filter((one) => !isBreaking(one))];
}
