import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawImage } from '../draw-image.ts';
import { middlewarePlugin } from './middleware-plugin.ts';
import { fileHeaders } from './security-headers.ts';

/** The dark and the light colour of a picture. */
const colours: readonly [string, string][] = [
  ['#1e1b4b', '#c7d2fe'],
  ['#7c2d12', '#fed7aa'],
  ['#083344', '#a5f3fc'],
  ['#831843', '#fbcfe8'],
  ['#14532d', '#bbf7d0'],
];

/** A plugin of Vite that draws the pictures of the contract's examples: always the same for the same URL. */
export const drawPictures: Plugin = {
  ...middlewarePlugin('story-admin-pictures', (middlewares) => {
    middlewares.use('/uploads', (request, response) => {
      const { pathname } = new URL(request.originalUrl ?? '', 'http://localhost');
      const [number = 0] = createHash('sha256').update(pathname).digest();
      const [dark, light] = colours[number % colours.length] ?? ['#000000', '#ffffff'];
      const picture = drawImage(480, 270, dark, light);
      response.writeHead(200, { ...fileHeaders, 'content-type': 'image/png' }).end(picture);
    });
  }),
  // The plugin that rejects foreign requests comes first.
  enforce: 'post',
};
