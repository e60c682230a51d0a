import { type FinishedRequest, sumScriptKib } from '../lib/page-load/record-requests.ts';

/** The most that a page may load: JavaScript in KiB as transferred in brotli, and the number of requests. */
const pageBudget = {
  signInScriptKib: 85,
  listScriptKib: 180,
  signInRequests: 6,
  listRequests: 8,
};

interface LoadedRequests {
  /** Up to the sign-in screen. */
  toSignIn: FinishedRequest[];
  /** From the sign-in screen to the users list. */
  toList: FinishedRequest[];
}

interface BudgetItem {
  description: string;
  actual: number;
  limit: number;
  unit: string;
  files: FinishedRequest[];
}

/** What was loaded beside what may be. */
export function measureBudget(
  { toSignIn, toList }: LoadedRequests,
  budget = pageBudget,
): BudgetItem[] {
  const all = [...toSignIn, ...toList];
  return [
    {
      description: 'JavaScript to the sign-in screen',
      actual: sumScriptKib(toSignIn),
      limit: budget.signInScriptKib,
      unit: 'KiB',
      files: toSignIn.filter(({ isScript }) => isScript),
    },
    {
      description: 'JavaScript in all to the users list',
      actual: sumScriptKib(all),
      limit: budget.listScriptKib,
      unit: 'KiB',
      files: all.filter(({ isScript }) => isScript),
    },
    {
      description: 'Requests to the sign-in screen',
      actual: toSignIn.length,
      limit: budget.signInRequests,
      unit: 'requests',
      files: toSignIn,
    },
    {
      description: 'Requests from the sign-in screen to the users list',
      actual: toList.length,
      limit: budget.listRequests,
      unit: 'requests',
      files: toList,
    },
  ];
}

const formatAmount = (amount: number, unit: string) =>
  unit === 'KiB' ? amount.toFixed(1) : String(amount);

export const formatItem = ({ description, actual, limit, unit }: BudgetItem) =>
  `${description}: ${formatAmount(actual, unit)} of ${limit} ${unit}`;

const formatFile = ({ url, bytes }: FinishedRequest) =>
  `  ${(bytes / 1024).toFixed(1).padStart(6)} KiB  ${new URL(url).pathname}`;

/** A message for each exceeded limit, with the files that count. */
export const listExceeded = (items: readonly BudgetItem[]): string[] =>
  items
    .filter(({ actual, limit }) => actual > limit)
    .map((item) => {
      const { description, actual, limit, unit, files } = item;
      return [
        `${description}: ${formatAmount(actual, unit)} ${unit} exceed the budget of ${limit} ${unit}. Load on demand what the page does not need at first, or raise the limit in scripts/check-page-budget/page-budget.ts. Loaded were:`,
        ...files.map(formatFile),
      ].join('\n');
    });
