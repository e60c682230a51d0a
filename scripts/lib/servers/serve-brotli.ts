import { readdirSync } from 'node:fs';
import path from 'node:path';
import { middlewarePlugin } from './middleware-plugin.ts';

/**
 * Serves the files of a build as nginx.conf does: in brotli if there is a `.br`, and with permanent caching for hashed
 * files.
 */
export const serveBrotli = (folder: string, base: string) =>
  middlewarePlugin('story-admin-serve-brotli', (middlewares) => {
    const names = readdirSync(folder, { recursive: true }) as string[];
    const paths = new Set(names.map((name) => base + name.split(path.sep).join('/')));
    middlewares.use((request, response, next) => {
      const file = request.url?.split('?', 1)[0]?.replace(/\/$/, '/index.html') ?? '';
      if (paths.has(file) && file.startsWith(`${base}assets/`))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      if (paths.has(`${file}.br`)) {
        response.setHeader('Vary', 'Accept-Encoding');
        const isAccepted = /\bbr\b/.test(String(request.headers['accept-encoding']));
        // Vite's file server derives Content-Type and Content-Encoding from the name.
        if (isAccepted) request.url = `${file}.br`;
      }
      next();
    });
  });
