import Papa from 'papaparse';
import { describe, expect, test, vi } from 'vitest';
import { formatCsv, getFileName } from '../../src/engine/list/export-records.ts';
import type { Resources } from '../../src/engine/config/resources-context.ts';
import { getText } from '../../src/engine/cells/cell-kinds.tsx';
import type { ResolvedField, ResourceRecord } from '../../src/engine/config/resource.ts';

const context = {
  api: { resolveUrl: (url: string) => `https://api.example.com/${url}` },
  resources: { authors: { idProperty: '_id' }, owners: { idProperty: 'id' } } as never as Resources,
};

describe('A CSV file', () => {
  test.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\t1', '\r1', '=1\nsecond line', '＝1+1'])(
    'has %j as a text, not as a formula',
    (text) => {
      expect(formatCsv([[text, 'a']])).toBe(`"'${text}",a\r\n`);
    },
  );

  test.each([
    ['a;=1+1', "a;'=1+1"],
    ['a\t=1+1', "a\t'=1+1"],
    ['a|+cmd', "a|'+cmd"],
    ['a; @SUM(A1)', "a; '@SUM(A1)"],
    ['a\n-2', "a\n'-2"],
    ['a;＝1+1', "a;'＝1+1"],
    ['a;"=1+1&"', `a;"'=1+1&"`],
    ['\t=1', "'\t'=1"],
    ['=1;=2', "'=1;'=2"],
  ])('has %j as texts also where another character than the comma separates', (text, expected) => {
    const [[cell] = []] = Papa.parse<string[]>(formatCsv([[text, 'b']]), { delimiter: ',' }).data;
    expect(cell).toBe(expected);
  });

  test.each<[string, (string | number)[], string]>([
    ['phone numbers', ['+44 20 7946 0958', '+1 (555) 010-01'], '+44 20 7946 0958,+1 (555) 010-01'],
    ['text with other separators', ['a; b | c', 'a;b=c', 'a - b'], 'a; b | c,a;b=c,a - b'],
    ['numbers, also negative ones', [-2, 0.5], '-2,0.5'],
    ['text with such a character inside', ['a=b', 'a-b'], 'a=b,a-b'],
  ])('has %s as they are', (_, row, line) => {
    expect(formatCsv([row])).toBe(`${line}\r\n`);
  });

  test('has a line for a row without a value', () => {
    expect(formatCsv([['a'], ['']])).toBe('"a"\r\n""\r\n');
  });
});

const record: ResourceRecord = {
  text: 'A text that is longer than twenty characters',
  status: 'active',
  at: '2026-03-18T11:02:07.123Z',
  photo: 'uploads/a.png',
  yes: true,
  no: false,
  list: [{ name: 'a' }, { name: 'b' }],
  tags: ['x', 'y'],
  address: { street: 'Road 1', town: 'Here', floor: null },
  empty: {},
  author: { _id: '5f', name: 'Jane' },
  owner: { id: 7 },
  number: 0,
};
const values: [Partial<ResolvedField>, string | number][] = [
  [{ key: 'text', type: 'excerpt' }, 'A text that is longer than twenty characters'],
  [{ key: 'text' }, 'A text that is longer than twenty characters'],
  [{ key: 'status', type: 'badge' }, 'active'],
  [{ key: 'status', type: 'enum' }, 'active'],
  [{ key: 'at', type: 'dateTime' }, '2026-03-18 11:02:07'],
  [{ key: 'photo', type: 'image' }, 'https://api.example.com/uploads/a.png'],
  [{ key: 'yes', type: 'yesNo' }, 'Yes'],
  [{ key: 'no', type: 'yesNo' }, 'No'],
  [{ key: 'list', type: 'count' }, 2],
  [{ key: 'tags', type: 'texts' }, 'x, y'],
  [{ key: 'address', type: 'object' }, 'Road 1, Here'],
  [{ key: 'empty', type: 'object' }, ''],
  [{ key: 'list', type: 'objects' }, 'a, b'],
  [{ key: 'author', type: 'reference', resource: 'authors' }, '5f'],
  [{ key: 'owner', type: 'reference', resource: 'owners' }, '7'],
  [{ key: 'status', type: 'reference', resource: 'authors' }, 'active'],
  [{ key: 'number' }, 0],
  [{ key: 'absent' }, ''],
  [{ value: ({ status }) => `is ${String(status)}` }, 'is active'],
  [{ value: () => undefined }, ''],
  [{ key: 'list', cell: () => null }, 'a, b'],
];

test.each(values)('An exported value of %o is %j', (column, value) => {
  vi.stubGlobal('window', { location: { href: 'https://console.example/' } });
  expect(getText({ label: '', ...column }, record, context)).toBe(value);
});

const date = new Date('2026-11-23T23:30:00Z');

test.each([
  ['users', 'jane', 'users-jane-2026-11-23.csv'],
  ['users', '', 'users-2026-11-23.csv'],
  ['users', '  Zoë & Co. ', 'users-zoë-co-2026-11-23.csv'],
  ['users', '../../etc/passwd', 'users-etc-passwd-2026-11-23.csv'],
  ['users', '%\\:*?"<>|', 'users-2026-11-23.csv'],
  ['gift-cards', '日本', 'gift-cards-日本-2026-11-23.csv'],
  ['users', 'x'.repeat(200), `users-${'x'.repeat(40)}-2026-11-23.csv`],
])('The name of an exported file for %s and the search "%s" is %s', (resource, search, name) => {
  expect(getFileName(resource, search, date)).toBe(name);
});
