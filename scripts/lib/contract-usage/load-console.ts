import { createServer } from 'vite';
import type { Resource } from '../../../src/engine/resource.ts';
import type * as Profile from '../../../src/screens/profile/profile-form.ts';
import type * as Legal from '../../../src/screens/legal/legal-documents.ts';

/** The configuration that the console's screens are made from. */
export interface ConsoleConfig {
  resources: readonly Resource[];
  profile: typeof Profile;
  legalDocuments: typeof Legal.legalDocuments;
}

/** Loads the configuration with Vite, because resources import components and their styles. */
export async function loadConsole(): Promise<ConsoleConfig> {
  const vite = await createServer({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // These packages import files without an extension, which Node does not resolve.
    ssr: { noExternal: [/^@ant-design\//, /^@rc-component\//, /^antd/] },
  });
  try {
    const { resources } = await vite.ssrLoadModule('/src/resources/registry.ts');
    const profile = await vite.ssrLoadModule('/src/screens/profile/profile-form.ts');
    const { legalDocuments } = await vite.ssrLoadModule('/src/screens/legal/legal-documents.ts');
    return { resources, profile, legalDocuments } as ConsoleConfig;
  } finally {
    await vite.close();
  }
}
