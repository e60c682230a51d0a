import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readConfig } from './app/config.ts';
import { createConsole } from './app/create-console.ts';
import { createErrorReporter, reportUncaughtErrors } from './app/error-reporting.ts';
import { Providers } from './app/providers.tsx';
import { applyPalette } from './app/theme/palette.ts';
import './app/theme/global.css';
import { createServerClock } from './session/token-expiry.ts';
import { installTooltip } from './ui/tooltip.tsx';

applyPalette(document.documentElement);
installTooltip();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const clock = createServerClock();
const config = await readConfig(clock.syncWith);
const reporter = createErrorReporter(config);
// The condition is static, so that the build drops the panel and its code.
const panel = import.meta.env.DEV
  ? (await import('./app/dev/mount-violation-panel.tsx')).mountViolationPanel()
  : undefined;
const services = createConsole(config, clock, {
  onResponse: panel?.onResponse,
  onViolation(violation) {
    reporter.reportViolation(violation);
    panel?.onViolation(violation);
  },
});
const onError = reportUncaughtErrors(reporter, services.router);
createRoot(root).render(
  <StrictMode>
    <Providers {...services} onError={onError} />
  </StrictMode>,
);
