import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const findTooltip = () => document.querySelector<HTMLElement>('[popover=manual]:popover-open');

const sentence = 'Three strangers answer the same advertisement.\n';

test.each([
  [1280, 800],
  [320, 256],
])(
  'A tooltip of any length is whole lines within a window of %i × %i pixels',
  async (width, height) => {
    await page.viewport(width, height);
    const texts = [sentence.repeat(200), 'word'.repeat(2000), 'short'];
    const screen = await render(
      <div style={{ display: 'grid', alignContent: 'space-between', height: '100vh' }}>
        {[0, 1, 2].map((row) => (
          <div key={row} style={{ display: 'flex', justifyContent: 'space-between' }}>
            {texts.map((text, column) => (
              <button key={column} data-tooltip={text}>
                {row * 3 + column}
              </button>
            ))}
          </div>
        ))}
      </div>,
    );
    for (const [index, button] of screen.getByRole('button').elements().entries()) {
      await userEvent.hover(button);
      await expect.poll(() => findTooltip()?.textContent).toBe(texts[index % 3]);
      const tooltip = findTooltip() as HTMLElement;
      const { left, top, right, bottom } = tooltip.getBoundingClientRect();
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
      expect(tooltip.clientHeight % Number.parseFloat(getComputedStyle(tooltip).lineHeight)).toBe(
        0,
      );
    }
  },
);
