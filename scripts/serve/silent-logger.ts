import pino from 'pino';

/** Prism logs at levels of its own; what it has to say reaches the terminal as violations instead. */
export const silentLogger = pino({ level: 'silent', customLevels: { success: 31 } });
