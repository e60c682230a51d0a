export { findChromium, launchOptions } from '../../scripts/run/find-chromium.ts';
