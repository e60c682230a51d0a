import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FieldValue } from '../../src/engine/cells/cell-kinds.tsx';
import { SessionContext } from '../../src/session/session-context.ts';
import { RichText } from '../../src/ui/rich-text/rich-text.tsx';
import { createTestSession } from '../support/test-session.ts';

/** An API that has the images of the end-to-end tests. */
const baseUrl = `${window.location.origin}/tests/e2e/images`;
const session = createTestSession({ baseUrl, operations: {} });

const field = { key: 'image', label: 'Image', type: 'image' } as const;

test('The URLs of images are relative to the API, in records and in texts; one that does not load has a placeholder', async () => {
  const screen = await render(
    <SessionContext value={session}>
      <FieldValue field={field} record={{ image: 'tiny.png' }} />
      <RichText html={'<img src="tiny.png" alt="In a text">'} />
      <FieldValue field={field} record={{ image: 'none.png' }} />
      <RichText html={'<img src="none.png" alt="Gone">'} />
    </SessionContext>,
  );
  const images = screen.container.getElementsByTagName('img');
  const placeholders = screen.getByRole('img', { name: 'The image does not load' });
  await expect.poll(() => placeholders.elements()).toHaveLength(2);
  expect([...images].map(({ src }) => src.replace(`${baseUrl}/`, ''))).toEqual([
    'tiny.png',
    'tiny.png',
    'none.png',
  ]);
  await expect.element(screen.getByRole('img', { name: 'In a text' })).toBeVisible();
  await expect.poll(() => [...images].map(({ naturalWidth }) => naturalWidth)).toEqual([20, 20, 0]);
});
