import type { Router } from './router.tsx';
import type { Report } from './report.ts';

/**
 * Reports what nobody caught: React hands its own uncaught errors to the window, too. Returns what the router
 * has to be given, which catches the errors of screens.
 */
export function reportErrors(report: Report, router: Router): (error: unknown) => void {
  function tell(error: unknown) {
    const match = router.state.matches.findLast(({ route }) => route.path);
    report.error(error, match?.route.path ?? '');
  }
  window.addEventListener('error', ({ error }) => {
    // Without an error it is another origin's, or the browser's own about a layout.
    if (error) tell(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  return tell;
}
