import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const config = defineConfig({
  base: '/story-admin/',
  plugins: [react()],
  // Not every page in the folder: npm run docs writes some, too.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    // A strict content security policy has no place for data: scripts and pictures.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A few files instead of one for each set of screens that share something.
          groups: [
            { name: 'first', tags: ['$initial'], priority: 3 },
            { name: 'sign-in', test: /src\/screens\/login\/|src\/ui\/password-field/, priority: 2 },
            {
              name: 'console',
              test: /src\/(resources\/|app\/(protected-routes|resources|layout\/(?!root-layout))|ui\/(alert-box|back-link|empty-state|pager|query-boundary)|engine\/(actions|cells|list|detail|complete|derive|field|labels))/,
              priority: 1,
            },
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
