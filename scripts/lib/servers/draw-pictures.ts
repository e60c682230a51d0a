import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawImage } from '../../sandbox/seed/draw-image.ts';
import { middlewarePlugin } from './middleware-plugin.ts';
import { fileHeaders } from './security-headers.ts';

const size = [480, 270] as const;

/** Dark and light colour of a picture. */
const palettes: [string, string][] = [
  ['#1e1b4b', '#a5b4fc'],
  ['#451a03', '#fcd34d'],
  ['#14532d', '#86efac'],
  ['#083344', '#67e8f9'],
  ['#831843', '#f9a8d4'],
];

/** A plugin of Vite that draws the pictures of the contract's examples: always the same for the same URL. */
export const drawPictures: Plugin = {
  ...middlewarePlugin('story-admin-pictures', (middlewares) => {
    middlewares.use('/uploads', (request, response) => {
      const { pathname } = new URL(request.originalUrl ?? '', 'http://localhost');
      const [number = 0] = createHash('sha256').update(pathname).digest();
      const [dark, light] = palettes[number % palettes.length] ?? ['#000000', '#ffffff'];
      const picture = drawImage(...size, dark, light);
      response.writeHead(200, { ...fileHeaders, 'content-type': 'image/png' }).end(picture);
    });
  }),
  // After the plugin that rejects foreign requests.
  enforce: 'post',
};
