import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readConfig } from './app/config.ts';
import { createConsole } from './app/create-console.ts';
import { Providers } from './app/providers.tsx';
import { createReport } from './app/report.ts';
import { reportErrors } from './app/report-errors.ts';
import { applyPalette } from './app/theme/palette.ts';
import './app/theme/global.css';
import { createServerClock } from './session/server-clock.ts';

applyPalette(document.documentElement);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const clock = createServerClock();
const config = await readConfig(clock.learnFrom);
const report = createReport(config);
// The build has no panel, nor its code.
const panel = import.meta.env.DEV
  ? (await import('./app/dev/show-violations.tsx')).showViolations()
  : undefined;
const parts = createConsole(config, clock, {
  answer: panel?.answer,
  violation(violation) {
    report.violation(violation);
    panel?.violation(violation);
  },
});
const onError = reportErrors(report, parts.router);
createRoot(root).render(
  <StrictMode>
    <Providers {...parts} onError={onError} />
  </StrictMode>,
);
