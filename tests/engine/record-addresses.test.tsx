import { describe, expect, test } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';
import { validToken } from '../support/test-session.ts';

const open = (segment: string) =>
  renderEngine({
    initialPath: `/admin/view/coupon/${segment}`,
    token: validToken,
  });

describe('The address of a record', () => {
  test.each([
    ['c1', 'c1'],
    ['spring%20sale', 'spring%20sale'],
    ['50%25', '50%25'],
    ['a%2Fb', 'a%2Fb'],
    ['%C3%A4', '%C3%A4'],
  ])('with the identifier %s requests it once', async (segment, requested) => {
    const { screen, requests } = await open(segment);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SPRING');
    expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual([requested]);
  });

  test.each(['%2E', '%2E%2E'])(
    'with %s has no identifier, and requests nothing',
    async (segment) => {
      const { screen, requests } = await open(segment);
      await expect.element(screen.getByRole('alert')).toMatchTextContent(/is no identifier\./);
      expect(requests).toEqual([]);
    },
  );
});
