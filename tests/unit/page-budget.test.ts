import { expect, test } from 'vitest';
import { compareWithBudget } from '../../scripts/check-page-budget.ts';

const request = (pathname: string, kib: number) => ({
  url: `http://127.0.0.1:5173${pathname}`,
  isScript: pathname.endsWith('.js'),
  bytes: kib * 1024,
});

const budget = { signInScriptKib: 95, listScriptKib: 150, signInRequests: 3, listRequests: 2 };
const toSignIn = [
  request('/story-admin/', 1),
  request('/story-admin/first.css', 4),
  request('/story-admin/first.js', 95),
];
const toList = [request('/story-admin/list.js', 55), request('/api/users', 2)];

const exceededBy = (loaded: { toSignIn?: typeof toSignIn; toList?: typeof toList }) =>
  compareWithBudget({ toSignIn, toList, ...loaded }, budget).exceeded;

const advice =
  'Load on demand what the page does not need at first, or raise the limit in scripts/check-page-budget.ts.';

test('The page budget is met if all of it is used', () => {
  expect(compareWithBudget({ toSignIn, toList }, budget)).toEqual({
    lines: [
      'JavaScript to the sign-in screen: 95.0 of 95 KiB',
      'JavaScript in all to the users list: 150.0 of 150 KiB',
      'Requests to the sign-in screen: 3 of 3 requests',
      'Requests from the sign-in screen to the users list: 2 of 2 requests',
    ],
    exceeded: [],
  });
});

test('The page budget is exceeded by a larger script', () => {
  const larger = [...toSignIn.slice(0, 2), request('/story-admin/first.js', 95.1)];
  expect(exceededBy({ toSignIn: larger })).toEqual([
    'JavaScript to the sign-in screen: 95.1 KiB exceed the budget of 95 KiB. ' +
      `${advice} Loaded were:\n` +
      '    95.1 KiB  /story-admin/first.js',
    'JavaScript in all to the users list: 150.1 KiB exceed the budget of 150 KiB. ' +
      `${advice} Loaded were:\n` +
      '    95.1 KiB  /story-admin/first.js\n    55.0 KiB  /story-admin/list.js',
  ]);
});

test('The page budget is exceeded by one more request, whatever its size', () => {
  expect(exceededBy({ toList: [...toList, request('/story-admin/logo.svg', 0)] })).toEqual([
    expect.stringMatching(
      /^Requests from the sign-in screen to the users list: 3 requests exceed the budget of 2 requests\. Load on demand (.*\n){3}.*logo\.svg$/,
    ),
  ]);
});
