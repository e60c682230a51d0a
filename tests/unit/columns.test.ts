import { describe, expect, test } from 'vitest';
import { arrangeColumns, findNameColumn, orderColumns } from '../../src/engine/list/columns.ts';
import type { ResolvedField } from '../../src/engine/config/resource.ts';

const picture: ResolvedField = { key: 'picture', label: 'Picture', type: 'image' };
const name: ResolvedField = { label: 'Name', value: () => 'Jane' };
const email: ResolvedField = { key: 'email', label: 'Email' };
const theme: ResolvedField = { key: 'theme', label: 'Theme' };
const columns = [picture, name, email, theme];

const arrange = (...args: Parameters<typeof arrangeColumns>) =>
  arrangeColumns(...args).map(({ column }) => column);

describe('The columns of a list', () => {
  test('are those of the resource without a preference', () => {
    expect(arrange(columns)).toEqual(columns);
  });

  test('are shown in the preferred order, without the hidden ones', () => {
    const preference = { order: ['theme', 'Name', 'picture', 'email'], hidden: ['picture'] };
    expect(arrange(columns, preference)).toEqual([theme, name, email]);
  });

  test('always include the one that names the rows', () => {
    const hidden = ['picture', 'Name', 'email', 'theme'];
    expect(arrange(columns, { order: [], hidden })).toEqual([name]);
    expect(findNameColumn(columns)).toBe(name);
  });

  test('ignore what a preference names and the resource no longer has', () => {
    const preference = { order: ['gone', 'email', 'email', 'constructor'], hidden: ['gone'] };
    expect(arrange(columns, preference)).toEqual([email, picture, name, theme]);
  });

  test('that are new are shown last', () => {
    const preference = { order: ['email', 'Name'], hidden: ['email'] };
    expect(arrange(columns, preference)).toEqual([name, picture, theme]);
  });

  test('of the same property can be told apart', () => {
    const twice = [email, { ...email, label: 'Again' }, name];
    const listIds = (order: readonly string[]) => orderColumns(twice, order).map(({ id }) => id);
    const ids = listIds([]);
    expect(new Set(ids).size).toBe(3);
    expect(listIds(ids.toReversed())).toEqual(ids.toReversed());
    const again = ids[1] ?? '';
    expect(arrange(twice, { order: [], hidden: [again] })).toEqual([email, name]);
  });
});
