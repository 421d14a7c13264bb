import { texts } from '@sjaj/i18n/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareContract } from './build/bare-contract.ts';
import { precompress } from './build/precompress.ts';

export default defineConfig({
  base: '/',
  plugins: [react(), texts(), bareContract(), precompress()],
  build: {
    target: 'es2023',
    manifest: true,
    // Nothing is inlined as a data address: the security policy of the page is strict, and files are cached for good.
    assetsInlineLimit: 0,
  },
});
