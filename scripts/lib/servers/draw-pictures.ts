import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawImage } from '../../sandbox/seed/draw-image.ts';
import { at } from '../../sandbox/seed/people.ts';
import { genres } from '../../sandbox/seed/records.ts';
import { middlewarePlugin } from './middleware-plugin.ts';
import { fileHeaders } from './security-headers.ts';

/** A plugin of Vite that draws the pictures of the contract's examples: always the same for the same URL. */
export const drawPictures: Plugin = {
  ...middlewarePlugin('story-admin-pictures', (middlewares) => {
    middlewares.use('/uploads', (request, response) => {
      const { pathname } = new URL(request.originalUrl ?? '', 'http://localhost');
      const [number = 0] = createHash('sha256').update(pathname).digest();
      const [, { colours }] = at(genres, number);
      const picture = drawImage(480, 270, ...colours);
      response.writeHead(200, { ...fileHeaders, 'content-type': 'image/png' }).end(picture);
    });
  }),
  // After the plugin that rejects foreign requests.
  enforce: 'post',
};
