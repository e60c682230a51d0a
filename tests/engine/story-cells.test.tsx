import { expect, test } from 'vitest';
import { resourcesByName } from '../../src/app/resources.ts';
import { renderEngine } from '../support/render-engine.tsx';

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
