import { texts } from '@sjaj/i18n/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareContract } from '../../tools/build/bare-contract.ts';
import { inlineFirstPaint } from './build/inline-first-paint.ts';
import { prefetchPlan } from './build/prefetch-plan.ts';
import { classicScripts } from '../../tools/build/classic-scripts.ts';
import { precompress } from '../../tools/build/precompress.ts';

/** A script that blocks the first paint, and the service worker, whose address must not change. */
const scripts = {
  'theme.js': 'src/app/first-paint/first-paint.ts',
  'sw.js': 'src/offline-worker/offline-worker.ts',
};

/** Code that belongs to no page: packages, the calls of the contract, icons, what features share, and of the libraries what Home does not use. */
const SHARED =
  /bare-contract|@tabler\/|@tanstack\/|packages\/(app-kit|ui|domain|client|i18n)\/|storefront\/src\/shared\//;
/** The same with the frame of every page, what features give to its header, and the start of the app. */
const FRAME = new RegExp(`${SHARED.source}|storefront/src/(app/(?!home)|features/(?!home))`);
const HOME = /storefront\/src\/(app\/home\.tsx|features\/home\/)/;
/** What the first load needs, and no more: Home waits for every byte of it. */
const FIRST_LOAD: '$initial'[] = ['$initial'];
/** Files that are there before any page is asked for: no page names them among those that it loads. */
const ALWAYS_THERE = /^assets\/(?:rolldown-runtime|vendor|frame)-/;

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    texts(),
    bareContract(),
    classicScripts({ scripts }),
    prefetchPlan(),
    inlineFirstPaint(),
    precompress(),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    // Nothing is inlined as a data address: the security policy of the page is strict, and files are cached for good.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !ALWAYS_THERE.test(file)) : files,
    },
    rolldownOptions: {
      // Home is an entry, so that what it shares with the frame counts as part of the first load.
      input: { index: 'index.html', home: 'src/app/home.tsx' },
      output: {
        // The first load names every file: short hashes, the shortest that the build takes for code, save it some 150 bytes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // Few chunks compress better than many: the libraries, what most pages share, and each page.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              tags: FIRST_LOAD,
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\//,
              priority: 3,
            },
            { name: 'frame', tags: FIRST_LOAD, test: FRAME, priority: 2 },
            { name: 'home', tags: FIRST_LOAD, test: HOME, priority: 1 },
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
