import { defineConfig } from 'vitest/config';
import { TAGS } from './tools/testing/tags.ts';

const HOURS = 3_600_000;

/** The long run, by `npm run soak`: the properties of the suite with many runs and with other seeds each time. */
export default defineConfig({
  test: {
    tags: TAGS,
    maxWorkers: 1,
    projects: [
      {
        test: {
          name: 'money',
          include: [
            'packages/domain/src/{money,tax,discount,order-parts,numbers}.test.ts',
            'apps/server/src/modules/{pricing,cart,coupons,shipping,stock}/rules.test.ts',
            'apps/server/src/modules/orders/rules/*.test.ts',
          ],
          setupFiles: ['tools/soak/many-runs.ts'],
          testTimeout: HOURS,
        },
      },
      {
        test: {
          name: 'properties',
          include: [
            '{packages/*,apps/storefront,apps/admin}/**/*.test.ts',
            'apps/server/src/**/*rules.test.ts',
            'apps/server/src/**/rules/*.test.ts',
          ],
          setupFiles: ['tools/soak/random-seeds.ts'],
          testTimeout: HOURS,
        },
      },
      {
        test: {
          name: 'ordering',
          tags: TAGS,
          include: [
            'apps/server/src/modules/{orders,payments}/{approval-races,model,races,split-merge-races}.test.ts',
            'apps/server/test/fuzz.test.ts',
          ],
          globalSetup: ['apps/server/test/database-setup.ts'],
          provide: { sequences: 10_000, rounds: 100, inputs: 200 },
          testTimeout: 3 * HOURS,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
