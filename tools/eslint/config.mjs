import '../typescript-six.mjs';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { houseRules, testRules } from './house.mjs';
import { screenRules } from './screens.mjs';
import { environmentRules, sqlRules, timeAndChanceRules } from './server.mjs';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['**/*.ts', '**/*.tsx'];
const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'apps/server/test/**', 'e2e/**', 'bench/**'];
/** Their tools ask for a default export. */
const CONFIGURATIONS = ['**/*.config.ts', '**/*.config.mjs', 'tools/eslint/config.mjs', '**/*.lazy.tsx'];

/** The rules of the house that ESLint holds. tools/gates/lint.test.ts plants a violation of each. */
export default [
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.data/',
      '.cache/',
      'db/tables.ts',
      'coverage/',
      'test-results/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: SOURCES,
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: ROOT },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
  },
  houseRules({ files: SOURCES, configurations: CONFIGURATIONS }),
  ...screenRules({ ignores: TESTS }),
  environmentRules({ files: ['apps/**/*.ts', 'packages/**/*.ts'], ignores: TESTS }),
  timeAndChanceRules({ files: ['apps/server/src/**/*.ts'], ignores: TESTS }),
  sqlRules({ files: ['apps/server/src/modules/**/*.ts'], ignores: TESTS }),
  testRules({ files: TESTS }),
];
