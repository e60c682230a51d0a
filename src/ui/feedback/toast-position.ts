interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The distance in pixels to the edge of the window and to an obstacle. */
const gap = 16;

/**
 * How far above the lower edge of the window, in pixels, toasts in the horizontal range of `toasts` cover no obstacle:
 * as low as possible, and 16 where there is no such place in the window.
 */
export function findFreeBottom(toasts: Box, obstacles: readonly Box[], windowHeight: number) {
  const height = toasts.bottom - toasts.top;
  let edge = windowHeight - gap;
  for (const box of obstacles.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = box.right <= toasts.left || toasts.right <= box.left;
    const isCovered = box.top < edge && edge - height < box.bottom;
    if (!isBeside && isCovered) edge = box.top - gap;
  }
  return edge < height ? gap : windowHeight - edge;
}
