import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant, type Tree } from '../gates/planted.ts';
import { findViolations, type Findings } from './cruise.ts';
import { RULES } from './rules.ts';
import { TIERS } from './tiers.ts';

const MODULES = 'apps/server/src/modules';
const FEATURES = 'apps/storefront/src/features';
const RESOURCES = 'apps/admin/src/resources';

/** Each rule with the file that breaks it and what it imports. */
const VIOLATIONS: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['module-by-its-front-door', `${MODULES}/orders/service.ts`, '../cart/service.ts'],
  ['app-by-the-front-door', 'apps/server/src/app.ts', './modules/cart/service.ts'],
  ['platform-knows-no-module', 'apps/server/src/platform/http/http.ts', '../../modules/cart/index.ts'],
  ['platform-knows-no-kernel', 'apps/server/src/platform/queue/outbox-delivery.ts', '../../kernel/actor.ts'],
  [
    'only-http-knows-the-contract',
    'apps/server/src/platform/queue/jobs.ts',
    '../../../../../packages/contract/src/route.ts',
  ],
  ['events-are-declarations', `${MODULES}/reviews/events.ts`, '../cart/index.ts'],
  ['kernel-knows-no-module', 'apps/server/src/kernel/mount.ts', '../modules/cart/index.ts'],
  ['rules-are-pure', `${MODULES}/orders/rules.ts`, './store.ts'],
  ['rules-are-pure', `${MODULES}/payments/rules.ts`, 'node:crypto'],
  ['sql-lives-in-stores', `${MODULES}/orders/routes.ts`, 'kysely'],
  ['sql-lives-in-stores', `${MODULES}/pricing/routes.ts`, '../../platform/database/statements.ts'],
  ['store-calls-nobody', `${MODULES}/shipping/store.ts`, './service.ts'],
  ['domain-imports-nothing', 'packages/domain/src/money.ts', 'zod'],
  ['contract-imports-zod-and-domain', 'packages/contract/src/route.ts', 'react'],
  ['embedded-database-stands-alone', 'packages/embedded-database/src/index.ts', '../../domain/src/money.ts'],
  ['packages-know-no-app', 'packages/client/src/index.ts', '../../../apps/server/src/app.ts'],
  ['server-knows-no-demo', 'apps/server/src/start.ts', '../../../demo/src/index.ts'],
  ['apps-never-meet', 'apps/admin/src/app/meet.ts', '../../../storefront/src/shared/api.ts'],
  ['clients-see-packages-only', 'apps/storefront/src/app/tables.ts', '../../../../db/tables.ts'],
  ['features-do-not-know-each-other', `${FEATURES}/cart/page.ts`, '../search/box.ts'],
  ['resources-do-not-know-each-other', `${RESOURCES}/orders/index.ts`, '../articles/columns.ts'],
  ['shared-knows-no-feature', 'apps/storefront/src/shared/layout.ts', '../features/search/box.ts'],
  ['features-know-no-app', `${FEATURES}/wishlist/page.ts`, '../../app/router.ts'],
  ['no-cycles', 'packages/ui/src/one.ts', './two.ts'],
  ['imports-resolve', 'packages/ui/src/lost.ts', './nowhere.ts'],
  ['declares-its-packages', 'packages/ui/src/undeclared.ts', 'recheck'],
  ...TIERS.slice(0, -1).map(
    (tier, index) =>
      [
        `tier-${index}-looks-down-only`,
        `${MODULES}/${tier[1]}/jobs.ts`,
        `../${TIERS[index + 1]?.[0]}/index.ts`,
      ] as const,
  ),
];

/** What is imported above, and looks alike but is allowed. */
const SURROUNDINGS: Tree = {
  [`${MODULES}/cart/index.ts`]: "export { cart } from './service.ts';",
  [`${MODULES}/cart/service.ts`]:
    "import { lock } from './store.ts';\nimport { stock } from '../stock/index.ts';\nexport const cart = [lock, stock];",
  [`${MODULES}/cart/store.ts`]: "import { sql } from 'kysely';\nexport const lock = sql;",
  [`${MODULES}/cart/rules.ts`]: "import { Problem } from '../../platform/problem.ts';\nexport const decide = Problem;",
  [`${MODULES}/orders/store.ts`]: 'export const lock = 1;',
  [`${MODULES}/shipping/service.ts`]: 'export const ship = 1;',
  'apps/server/src/platform/problem.ts': 'export const Problem = 1;',
  'apps/server/src/platform/database/statements.ts': 'export const allRows = 1;',
  'apps/server/src/kernel/actor.ts': "import { Problem } from '../platform/problem.ts';\nexport const actor = Problem;",
  'apps/server/src/app.ts': '',
  'apps/storefront/src/shared/api.ts': 'export const api = 1;',
  'apps/storefront/src/app/router.ts': `import { box } from '../features/search/box.ts';\nexport const router = box;`,
  [`${FEATURES}/search/box.ts`]: "import { api } from '../../shared/api.ts';\nexport const box = api;",
  [`${RESOURCES}/articles/columns.ts`]: 'export const columns = 1;',
  'packages/ui/src/two.ts': "import { one } from './one.ts';\nexport const two = one;",
  'packages/ui/package.json': '{ "name": "@sjaj/ui" }',
  'apps/server/package.json': '{ "name": "@sjaj/server", "dependencies": { "kysely": "*" } }',
  'demo/src/index.ts': 'export const loadDemoShop = 1;',
  'db/tables.ts': 'export type Tables = object;',
  ...Object.fromEntries(
    TIERS.slice(1).map(([name]) => [`${MODULES}/${name}/index.ts`, `export const name = '${name}';`]),
  ),
  [`${MODULES}/stock/index.ts`]: 'export const stock = 1;',
  [`${MODULES}/gossip/index.ts`]: 'export const gossip = 1;',
};

const broken: Tree = Object.fromEntries(
  VIOLATIONS.map(([, from, to]) => [from, `import * as wrong from '${to}';\nexport const one = wrong;`]),
);

describe('the boundaries gate', () => {
  const planted = plant({ ...SURROUNDINGS, ...broken });
  let findings: Findings;

  beforeAll(async () => {
    findings = await findViolations(planted.root);
  });
  afterAll(() => planted.remove());

  it.each(VIOLATIONS)('%s refuses %s', (rule, from) => {
    expect(findings.violations.filter((error) => error.from === from).map((error) => error.rule)).toContain(rule);
  });

  it('refuses a module without a tier', () => {
    expect(findings.violations.filter(({ rule }) => rule === 'module-has-a-tier')).toMatchObject([
      { from: `${MODULES}/gossip` },
    ]);
  });

  it('finds nothing in the files that keep the rules', () => {
    const expected = new Set([...Object.keys(broken), `${MODULES}/gossip`, 'packages/ui/src/two.ts']);
    expect(findings.violations.filter(({ from }) => !expected.has(from))).toEqual([]);
  });

  it('has a planted violation for every rule', () => {
    expect(new Set(VIOLATIONS.map(([rule]) => rule))).toEqual(new Set(['no-cycles', ...RULES.map(({ name }) => name)]));
  });

  it('sees no module in an empty tree, which the gate takes as a failure', async () => {
    const empty = plant({ 'apps/server/readme.md': '' });
    expect((await findViolations(empty.root)).modules).toBe(0);
    empty.remove();
  });
});
