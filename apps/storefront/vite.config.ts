import { texts } from '@sjaj/i18n/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareContract } from './build/bare-contract.ts';
import { prefetchPlan } from './build/prefetch-plan.ts';
import { classicScripts } from '../../tools/build/classic-scripts.ts';
import { precompress } from '../../tools/build/precompress.ts';

/** A script that blocks the first paint, and the service worker, whose address must not change. */
const scripts = {
  'theme.js': 'src/app/first-paint/first-paint.ts',
  'sw.js': 'src/offline-worker/offline-worker.ts',
};

export default defineConfig({
  base: '/',
  plugins: [react(), texts(), bareContract(), classicScripts({ scripts }), prefetchPlan(), precompress()],
  build: {
    target: 'es2023',
    manifest: true,
    // Nothing is inlined as a data address: the security policy of the page is strict, and files are cached for good.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few chunks compress better than many: the libraries, what most pages share, and each page.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\//,
              priority: 2,
            },
            {
              name: 'frame',
              test: /(packages\/(app-kit|ui|domain|client|i18n)|storefront\/src\/shared|@tabler)\//,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
