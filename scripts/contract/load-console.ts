import { createServer } from 'vite';
import type { Resource } from '../../src/engine/resource.ts';
import type * as Profile from '../../src/screens/profile/profile-form.ts';
import type * as Legal from '../../src/screens/legal/legal-documents.ts';

/** The console's own configuration. */
export interface Console {
  resources: readonly Resource[];
  profile: typeof Profile;
  legalDocuments: typeof Legal.legalDocuments;
}

/** Loads the configuration as Vite does, since a resource may bring components with styles. */
export async function loadConsole(): Promise<Console> {
  const vite = await createServer({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Their packages leave out the endings of files, which Node does not find.
    ssr: { noExternal: [/^@ant-design\//, /^@rc-component\//, /^antd/] },
  });
  try {
    const { resources } = await vite.ssrLoadModule('/src/resources/registry.ts');
    const profile = await vite.ssrLoadModule('/src/screens/profile/profile-form.ts');
    const { legalDocuments } = await vite.ssrLoadModule('/src/screens/legal/legal-documents.ts');
    return { resources, profile, legalDocuments } as Console;
  } finally {
    await vite.close();
  }
}
