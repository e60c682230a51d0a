interface Trend {
  /** How much the points rise from one to the next, by the straight line that fits them best. */
  rise: number;
  median: number;
  grows: boolean;
}

/** How many points a trend is drawn through; those before them are the warming up. */
export const pointsOfTrend = 8;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Whether measured amounts grow: ten such steps would add a twentieth of the median, which is more than a
 * collected heap wavers by, or each of the points is above the one before, which chance does once in 40,320 times.
 */
export function trendOf(measured: number[]): Trend {
  const points = measured.slice(-pointsOfTrend);
  const middle = (points.length - 1) / 2;
  const average = mean(points);
  const rise =
    mean(points.map((point, index) => (index - middle) * (point - average))) /
    mean(points.map((_, index) => (index - middle) ** 2));
  const median = points.toSorted((a, b) => a - b)[Math.floor(middle)] ?? 0;
  const alwaysUp = points.every((point, index) => index === 0 || point > (points[index - 1] ?? 0));
  return { rise, median, grows: alwaysUp || rise * 10 > median / 20 };
}
