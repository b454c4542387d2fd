import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `--mode widget` builds the module and the style of the notebook's widget, else the page.
export default defineConfig(({ mode }) => ({
  base: './',
  publicDir: mode === 'widget' ? false : 'public',
  plugins: [svelte()],
  define: mode === 'widget' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: '../explorer', // tools/build_explorer.sh builds in build/explorer-sources
    emptyOutDir: mode !== 'widget',
    assetsInlineLimit: 0, // the page's policy admits files of the server only
    modulePreload: false,
    ...(mode !== 'widget' && {
      rollupOptions: {
        input: { page: 'index.html', frame: 'src/frame.ts' },
        output: { entryFileNames: ({ name }: { name: string }) => (name === 'frame' ? 'model-explorer/frame.js' : 'assets/[name]-[hash].js') },
      },
    }),
    ...(mode === 'widget' && {
      lib: { entry: 'src/widget.ts', formats: ['es' as const], fileName: 'widget', cssFileName: 'widget' },
    }),
  },
}));
