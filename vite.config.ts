import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { name as productName } from './src/product/name.ts';

const isStyleSheet = (file: string) => file.endsWith('.css');

const createLink = (rel: string, href: string) => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href },
});

/**
 * Makes the page wait for the entry, and load the code and styles of the sign-in with it, because the entry imports
 * them in any case.
 */
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
        // The entry sets the theme before the first paint. Vite writes its element without other attributes.
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
      // Grid areas keep their names, because lightningcss would not rename those beside a variable.
      cssModules: { grid: false },
      visitor: {
        // Style sheets are written in pixels of the default text size, and follow the text size of the browser.
        Length: ({ unit, value }) =>
          unit === 'px' && Math.abs(value) > 1 ? { unit: 'rem', value: value / 16 } : undefined,
      },
    },
  },
  // The folder has other pages, which npm run docs writes.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    // SVG files are written into style sheets, because they are drawings of a few bytes. The content security policy
    // allows data: for pictures only.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: {
      polyfill: false,
      // A file with neither imports nor styles is loaded at once, so a link for it would only add an element to the
      // page.
      resolveDependencies: (file, files) =>
        files.filter((each) => each !== file || files.some(isStyleSheet)),
    },
    rolldownOptions: {
      // `lazy-component.ts` imports its error view dynamically only for Node, which cannot import `.tsx`. Browsers must have it
      // already when no more code can be loaded. check:page-budget shows whether other code is no longer loaded late.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          // There are five files with all that they import, instead of one for each set of screens that share
          // something.
          groups: [
            { name: 'entry', test: /src\/main\.ts/, priority: 4 },
            // The file includes the styles of the first screens. They are a few KiB, and would otherwise be a request
            // of their own.
            {
              name: 'page',
              test: /src\/(app\/page\.tsx|(app|app\/layout|engine\/(cells|list)|product|product\/(resources|screens\/dashboard)|ui|ui\/(feedback|loading|sign-in))\/[^/]+\.css)/,
              priority: 3,
            },
            { name: 'screens', test: /src\/app\/create-console\.tsx/, priority: 1 },
            { name: 'commands', test: /src\/app\/commands\/commands\.tsx/, priority: 0 },
            // The file has the code that only records need. The profile shows its values in the same way.
            { name: 'detail', test: /src\/engine\/record\/detail-screen\.tsx/, priority: 0 },
          ],
        },
      },
    },
  },
});

export default defineConfig(({ command }) => {
  // A build is always the deployed one. If the environment says `development`, it would otherwise include React's
  // development build.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return config;
});
