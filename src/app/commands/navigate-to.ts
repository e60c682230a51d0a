import { createPath, type DataRouter } from 'react-router-dom';

/** Navigates as a link does: to the current address without a new history entry. */
export function navigateTo(
  { state: { location }, navigate }: DataRouter,
  path: string,
  state?: unknown,
): void {
  void navigate(path, { replace: createPath(location) === path, state });
}
