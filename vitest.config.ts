import { join } from 'node:path';
import { texts } from '@sjaj/i18n/vite';
import { defineConfig } from 'vitest/config';
import { keepTemporaryFoldersInMemory } from './tools/testing/memory-folder.ts';
import { TAGS } from './tools/testing/tags.ts';

keepTemporaryFoldersInMemory();

/**
 * ms. Generous, because a busy machine is no failure: a test waits for a state as long as this, and speed is measured in `bench/`.
 */
const LIMITS = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000, interval: 50 } },
};

const PURE = {
  ...LIMITS,
  tags: TAGS,
  environment: 'node' as const,
  setupFiles: [join(import.meta.dirname, 'tools/testing/fixed-seed.ts')],
};

/** Files of one worker share what they import: it is read once, not for each of three hundred files. No test may lean on it. */
const SHARED = { ...PURE, isolate: false };

/**
 * Five projects. `packages`: code that needs neither server nor browser. `components`: components by role, in happy-dom. `rules`: the
 * server's decisions, pure. `api`: over HTTP and SQL on one embedded PostgreSQL for the run. `gates`: each rule of the house, proved by a
 * planted violation.
 */
export default defineConfig({
  test: {
    tags: TAGS,
    // One more than the cores of the smallest machine: many tests wait for a state, a socket or a process.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...SHARED,
          name: 'packages',
          include: ['{packages/*,demo,apps/storefront,apps/admin}/**/*.test.ts'],
        },
      },
      {
        // The texts of the clients, as their builds have them.
        plugins: [texts()],
        test: {
          ...SHARED,
          name: 'components',
          environment: 'happy-dom',
          include: ['{packages/ui,packages/app-kit,apps/storefront,apps/admin}/**/*.test.tsx'],
          // The last of these takes the page away first: a cache is emptied when nothing reads it any more.
          setupFiles: [
            ...SHARED.setupFiles,
            join(import.meta.dirname, 'tools/testing/empty-caches.ts'),
            join(import.meta.dirname, 'packages/ui/test/dom-setup.ts'),
          ],
        },
      },
      {
        test: {
          ...SHARED,
          name: 'rules',
          include: ['apps/server/src/**/*rules.test.ts', 'apps/server/src/**/rules/*.test.ts'],
        },
      },
      {
        test: {
          ...SHARED,
          name: 'api',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*rules.test.ts', '**/rules/*.test.ts'],
          globalSetup: ['apps/server/test/database-setup.ts'],
          // The long run has its own: `vitest.soak.config.ts`.
          provide: { sequences: 4, rounds: 1, inputs: 2 },
        },
      },
      {
        test: {
          ...PURE,
          name: 'gates',
          include: ['tools/**/*.test.ts'],
        },
      },
    ],
  },
});
