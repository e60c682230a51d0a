import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { name as productName } from './src/product/name.ts';

const isStyleSheet = (file: string) => file.endsWith('.css');

const createLink = (rel: string, href: string) => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href },
});

/** Makes the page wait for the entry, and load the code and styles of the sign-in with it, which imports them in any case. */
function preloadPage(): Plugin {
  let base: string;
  return {
    name: 'preload-page',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const page = Object.values(bundle).find(({ name }) => name === 'page');
        if (page?.type !== 'chunk') return html;
        const scripts = [page.fileName, ...page.imports].filter((file) => !html.includes(file));
        const styles = [...(page.viteMetadata?.importedCss ?? [])];
        const tags = [
          ...scripts.map((file) => createLink('modulepreload', base + file)),
          ...styles.map((file) => createLink('stylesheet', base + file)),
        ];
        // The entry sets the theme before the first paint; Vite writes its element without other attributes.
        const entry = '<script type="module"';
        return { html: html.replace(entry, `${entry} blocking="render"`), tags };
      },
    },
  };
}

/** Writes the name of the product into the page. */
const nameProduct = (): Plugin => ({
  name: 'name-product',
  transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', productName),
});

const config = defineConfig({
  base: '/story-admin/',
  plugins: [react(), nameProduct(), preloadPage()],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      // It would rename the areas of a grid only where no variable stands beside them.
      cssModules: { grid: false },
      visitor: {
        // Style sheets are written in pixels of the default text size, and follow the text size of the browser.
        Length: ({ unit, value }) =>
          unit === 'px' && Math.abs(value) > 1 ? { unit: 'rem', value: value / 16 } : undefined,
      },
    },
  },
  // Not every page in the folder: npm run docs writes some, too.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    // The content security policy allows data: for pictures only. Those of the style sheets are drawings of a few bytes.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: {
      polyfill: false,
      // A file with neither imports nor styles is loaded at once: a link for it would only be one element more.
      resolveDependencies: (file, files) =>
        files.filter((each) => each !== file || files.some(isStyleSheet)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Five files with all that they import, instead of one for each set of screens that share something.
          groups: [
            { name: 'entry', test: /src\/main\.ts/, priority: 4 },
            // With the styles of the first screens: they are a few KiB, and would be a request of their own.
            {
              name: 'page',
              test: /src\/(app\/page\.tsx|(app|app\/layout|engine\/(cells|list)|product\/(resources|screens\/dashboard)|ui|ui\/(feedback|loading|sign-in))\/[^/]+\.css)/,
              priority: 3,
            },
            { name: 'screens', test: /src\/app\/create-console\.tsx/, priority: 1 },
            { name: 'commands', test: /src\/app\/commands\/commands\.tsx/, priority: 0 },
            // What only records need; the profile shows its values in the same way.
            { name: 'detail', test: /src\/engine\/record\/detail-screen\.tsx/, priority: 0 },
          ],
        },
      },
    },
  },
});

export default defineConfig(({ command }) => {
  // The build is the deployed one even if the environment says `development`, which would add React's own one.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return config;
});
