import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';

type AddMiddlewares = (
  middlewares: Connect.Server,
  httpServer: (ViteDevServer | PreviewServer)['httpServer'],
) => void;

/** A plugin of Vite that adds middlewares both to the server of sources and to that of a build. */
export function middlewarePlugin(name: string, add: AddMiddlewares): Plugin {
  const configure = ({ middlewares, httpServer }: ViteDevServer | PreviewServer) =>
    add(middlewares, httpServer);
  return { name, configureServer: configure, configurePreviewServer: configure };
}
