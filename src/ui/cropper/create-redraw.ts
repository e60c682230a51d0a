/** How long is waited for the next change before a cut is drawn, in milliseconds, product.md §9. */
const pause = 100;

/** Draws once changes pause; everyone who asked meanwhile gets what was drawn last. */
export function createRedraw<Drawn>(): (draw: () => Promise<Drawn>) => Promise<Drawn> {
  let timer: ReturnType<typeof setTimeout>;
  let waiting: ((drawn: Promise<Drawn>) => void)[] = [];
  return (draw) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const drawn = draw();
      for (const hand of waiting) hand(drawn);
      waiting = [];
    }, pause);
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  };
}
