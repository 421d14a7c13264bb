import { texts } from '@sjaj/i18n/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareContract } from '../../tools/build/bare-contract.ts';
import { classicScripts } from '../../tools/build/classic-scripts.ts';
import { precompress } from '../../tools/build/precompress.ts';

export default defineConfig({
  base: '/admin/',
  plugins: [
    react(),
    texts(),
    bareContract(),
    classicScripts({ scripts: { 'theme.js': 'src/app/first-paint/first-paint.ts' } }),
    precompress(),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    // Nothing is inlined as a data address: the security policy of the page is strict, and files are cached for good.
    assetsInlineLimit: 0,
  },
});
