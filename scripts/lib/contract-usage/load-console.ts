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
    const load = (file: string): Promise<object> => vite.ssrLoadModule(file);
    const { resources } = (await load('/src/app/resources.ts')) as { resources: Resource[] };
    const profile = (await load('/src/screens/profile/profile-form.ts')) as typeof Profile;
    const legal = (await load('/src/screens/legal/legal-documents.ts')) as typeof Legal;
    return { resources, profile, legalDocuments: legal.legalDocuments };
  } finally {
    await vite.close();
  }
}
