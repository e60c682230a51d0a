import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/story-admin/',
  plugins: [react()],
  build: {
    // The weights are read from it, see scripts/weight.ts.
    manifest: true,
    // A strict content security policy has no place for data: scripts and pictures.
    assetsInlineLimit: 0,
  },
});
