import { texts } from '@sjaj/i18n/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../tools/build/precompress.ts';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), texts(), precompress()],
  build: {
    target: 'es2023',
    manifest: true,
    // Nothing is inlined as a data address: the security policy of the page is strict, and files are cached for good.
    assetsInlineLimit: 0,
  },
});
