import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    outDir: '../explorer', // tools/build_explorer.sh builds in build/explorer-sources
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy admits files of the server only
    modulePreload: false,
  },
});
