import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';

/** A plugin of Vite that adds middlewares, alike to the server of sources and to that of a build. */
export function middlewarePlugin(name: string, add: (middlewares: Connect.Server) => void): Plugin {
  const configure = ({ middlewares }: ViteDevServer | PreviewServer) => add(middlewares);
  return { name, configureServer: configure, configurePreviewServer: configure };
}
