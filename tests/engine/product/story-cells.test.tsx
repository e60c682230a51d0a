import { expect, test } from 'vitest';
import { resourcesByName } from '../../../src/app/resources.ts';
import { renderEngine } from '../../support/render-engine.tsx';

const { storyRooms, genres, users } = resourcesByName;

const _id = '65c000000000000000000001';

/** Opens the detail page of a story. */
const openStory = (story: object) =>
  renderEngine({
    resource: storyRooms,
    others: [genres, users],
    initialPath: `/admin/view/story/${_id}`,
    respond: () => Response.json({ success: true, story: { _id, ...story } }),
  });

test.each([
  ['Noir', 'q=Noir'],
  ['Tea & Crime #1', 'q=Tea+%26+Crime+%231'],
  ['Space \ud83d', 'q=Space+%EF%BF%BD'],
])('The theme %j of a story leads to the genres of that name', async (theme, query) => {
  const { screen } = await openStory({ roomName: 'Foxglove Lane', theme });
  const link = screen.getByRole('definition').getByRole('link');
  await expect.element(link).toHaveAttribute('href', `#/admin/genres?${query}`);
});

test.each([
  ['without names', { _id }],
  ['whose names are blank', { _id, firstName: ' ', lastName: null }],
])('A host %s is the link of a Story User', async (_, host) => {
  const { screen } = await openStory({ roomName: 'Foxglove Lane', host });
  const shown = screen.getByRole('definition').nth(4);
  await expect.element(shown).toHaveTextContent('Story User');
  const link = shown.getByRole('link', { name: 'Story User' });
  await expect.element(link).toHaveAttribute('href', `#/admin/view/user/${_id}`);
});

test('A host that is missing is a Story User without a link', async () => {
  const { screen } = await openStory({ roomName: 'Foxglove Lane', host: null });
  const shown = screen.getByRole('definition').nth(4);
  await expect.element(shown).toHaveTextContent('Story User');
  await expect.element(shown.getByRole('link')).not.toBeInTheDocument();
});

test('The participants of a story are counted links', async () => {
  const jane = { _id, firstName: 'Jane', lastName: 'Doe' };
  const { screen } = await openStory({ participants: [jane, { _id }] });
  const shown = screen.getByRole('definition').nth(2);
  await expect.element(shown).toHaveTextContent('2: Jane Doe, Story User');
  expect(shown.getByRole('link').elements()).toHaveLength(2);
});

test('The description of a story keeps its line breaks on the detail page', async () => {
  const { screen } = await openStory({ description: 'One night.\n\nThen another.' });
  const shown = screen.getByRole('definition').nth(3);
  await expect.element(shown).toHaveTextContent('One night. Then another.');
  expect((shown.element() as HTMLElement).innerText).toBe('One night.\n\nThen another.');
});
