import path from 'node:path';
import type { Plugin } from 'vite';

const placeholder = path.resolve('src/app/dev-tools.ts');
const panel = path.resolve('scripts/dev/panel/dev-tools.tsx');

/** Puts the panel into the page: the console gets the module with its tools instead of the one without any. */
export const servePanel = (): Plugin => ({
  name: 'story-admin-panel',
  apply: 'serve',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/dev-tools\.ts$/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id === placeholder ? panel : resolved;
    },
  },
});
