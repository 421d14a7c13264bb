import { texts } from '@sjaj/i18n/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareContract } from '../../tools/build/bare-contract.ts';
import { prefetchPlan } from './build/prefetch-plan.ts';
import { classicScripts } from '../../tools/build/classic-scripts.ts';
import { precompress } from '../../tools/build/precompress.ts';

/** A script that blocks the first paint, and the service worker, whose address must not change. */
const scripts = {
  'theme.js': 'src/app/first-paint/first-paint.ts',
  'sw.js': 'src/offline-worker/offline-worker.ts',
};

/** Code that belongs to no page: packages, the calls of the contract, icons, what features share. */
const SHARED = /bare-contract|@tabler\/|packages\/(app-kit|ui|domain|client|i18n)\/|storefront\/src\/shared\//;

export default defineConfig({
  base: '/',
  plugins: [react(), texts(), bareContract(), classicScripts({ scripts }), prefetchPlan(), precompress()],
  build: {
    target: 'es2023',
    manifest: true,
    // Nothing is inlined as a data address: the security policy of the page is strict, and files are cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Home is an entry, so that what it shares with the frame counts as part of the first load.
      input: { index: 'index.html', home: 'src/features/home/index.ts' },
      output: {
        // Few chunks compress better than many: the libraries, what most pages share, and each page.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\//,
              priority: 2,
            },
            // What the first load needs, and no more: Home waits for every byte of it.
            {
              name: 'frame',
              tags: ['$initial'],
              test: SHARED,
              priority: 1,
            },
            {
              name: 'pages',
              test: SHARED,
              minShareCount: 3,
              priority: 0,
            },
          ],
        },
      },
    },
  },
});
