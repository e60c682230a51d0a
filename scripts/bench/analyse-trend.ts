interface Trend {
  /** The slope of the regression line, per point. */
  rise: number;
  median: number;
  isGrowing: boolean;
}

/** The number of points that are analysed; earlier ones are the warm-up. */
export const trendPoints = 8;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Decides whether measured values grow: either ten points would add more than a twentieth of the median, which
 * exceeds the noise of a collected heap, or each point is above the previous one, which happens by chance once in
 * 8! = 40,320 times.
 */
export function analyseTrend(values: number[]): Trend {
  const points = values.slice(-trendPoints);
  const middle = (points.length - 1) / 2;
  const average = mean(points);
  const rise =
    mean(points.map((point, index) => (index - middle) * (point - average))) /
    mean(points.map((_, index) => (index - middle) ** 2));
  const median = points.toSorted((a, b) => a - b)[Math.floor(middle)] ?? 0;
  const alwaysRises = points.every(
    (point, index) => index === 0 || point > (points[index - 1] ?? 0),
  );
  return { rise, median, isGrowing: alwaysRises || rise * 10 > median / 20 };
}
