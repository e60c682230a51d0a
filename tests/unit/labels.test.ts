import { expect, test } from 'vitest';
import {
  deriveLabels,
  labelProperties,
  toLabel,
  toPlural,
} from '../../src/engine/config/labels.ts';

test.each([
  ['getAllUsers', 'Get All Users'],
  ['gift-cards', 'Gift Cards'],
  ['mobile__no', 'Mobile No'],
  ['parseHTMLText', 'Parse Html Text'],
  ['line2Text', 'Line2 Text'],
  ['_id', 'ID'],
  ['expiresAt', 'Expires'],
  ['at', 'At'],
  ['atHome', 'At Home'],
  ['navigationUrl', 'Navigation URL'],
  ['list_uuids', 'List UUIDs'],
  ['userIDs', 'User IDs'],
  ['userIDsOfTeam', 'User IDs Of Team'],
  ['parseHTMLSize', 'Parse Html Size'],
  ['größe', 'Größe'],
  ['größeInCm', 'Größe In Cm'],
  ['ÜberMich', 'Über Mich'],
  ['名前', '名前'],
  ['имя_клиента', 'Имя Клиента'],
  ['पूरा-नाम', 'पूरा नाम'],
  ['𐐨name', '𐐀name'],
  ['$ref', 'Ref'],
  ['$', '$'],
  ['', ''],
])('The label of %s is %s', (name, label) => {
  expect(toLabel(name)).toBe(label);
});

test.each([
  ['room name', 'room names'],
  ['Country', 'Countries'],
  ['key', 'keys'],
  ['address', 'addresses'],
  ['Status', 'Statuses'],
  ['box', 'boxes'],
  ['Tags', 'Tags'],
  ['Categories', 'Categories'],
  ['Latest News', 'Latest News'],
])('The plural of %s is %s', (label, plural) => {
  expect(toPlural(label)).toBe(plural);
});

test('The title of an object is no label of a property', () => {
  const properties = { owner: { title: 'Simple User', properties: {} }, size: { title: 'Pages' } };
  const labels = Object.keys(properties).map(labelProperties(properties).getLabel);
  expect(labels).toEqual(['Owner', 'Pages']);
});

test('A label that another property has is its whole name', () => {
  const properties = { published: {}, publishedAt: {}, expiresAt: {}, other: { title: 'Expires' } };
  const labels = Object.keys(properties).map(labelProperties(properties).getLabel);
  expect(labels).toEqual(['Published', 'Published At', 'Expires At', 'Other']);
});

test.each([
  ['users', undefined, 'User'],
  ['stories', 'story', 'Story'],
  ['stories', undefined, 'Story'],
  ['daisies', 'daisy', 'Daisy'],
  ['gift-cards', undefined, 'Gift Card'],
  ['series', undefined, 'Series'],
  ['classes', undefined, 'Class'],
  ['boxes', undefined, 'Box'],
  ['branches', undefined, 'Branch'],
  ['buses', undefined, 'Bus'],
  ['houses', undefined, 'House'],
  ['menus', undefined, 'Menus'],
  ['moves', 'move', 'Move'],
  ['estates', 'estates', 'Estate'],
  ['people', 'person', 'People'],
])('One of %s, in a contract that says %s, is a %s', (name, record, singular) => {
  expect(deriveLabels(name, record).labels.singular).toBe(singular);
});

test('A resource may name one and several of its records', () => {
  const { labels, singularWords } = deriveLabels('people', 'person', { singular: 'A Person' });
  expect(labels).toEqual({ singular: 'A Person', plural: 'People' });
  expect(singularWords).toEqual(['a', 'person']);
});
