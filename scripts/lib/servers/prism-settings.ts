import pino from 'pino';

/** Settings that the mock and the gateway share. */
export const prismSettings = {
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  mock: { dynamic: false },
} as const;

/** Prism requires a logger with its level `success`. Violations are reported separately, so nothing is logged. */
export const silentLogger = pino({ level: 'silent', customLevels: { success: 31 } });
