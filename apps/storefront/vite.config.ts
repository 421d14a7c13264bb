import { texts } from '@sjaj/i18n/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareContract } from './build/bare-contract.ts';
import { earlyChunks } from './build/early-chunks.ts';
import { precompress } from '../../tools/build/precompress.ts';

export default defineConfig({
  base: '/',
  plugins: [react(), texts(), bareContract(), earlyChunks(), precompress()],
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
