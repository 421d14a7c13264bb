import '../typescript-six.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { importsInCycles } from './cycles.ts';
import { RULES } from './rules.ts';
import { TIERS } from './tiers.ts';

const FOLDERS = ['apps', 'packages', 'demo', 'e2e', 'bench'];

export type Findings = { modules: number; violations: { rule: string; from: string; to: string }[] };

/** Follows every import below `root` and returns what breaks the rules, with the number of files that it looked at. */
export async function findViolations(root: string): Promise<Findings> {
  // Loaded only now: it looks for TypeScript as soon as it is loaded, and must find the one that the first import provides.
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(
    FOLDERS.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: [...RULES] },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^apps/[^/]+/dist/' },
      tsPreCompilationDeps: true,
      combinedDependencies: false,
      // Who imports a file is not asked: it takes a sixth of the time.
      skipAnalysisNotInRules: true,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js'],
    },
  );
  const { summary, modules } = output as ICruiseResult;
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  // Two files that need each other are one, or need a third.
  const cycles = importsInCycles(modules).map((one) => ({ rule: 'no-cycles', ...one }));
  return {
    modules: modules.filter(({ source }) => !source.includes('node_modules')).length,
    violations: [...violations, ...cycles, ...unknownModules(root)],
  };
}

/** A module without a tier would escape the rules. */
function unknownModules(root: string): Findings['violations'] {
  const folder = join(root, 'apps/server/src/modules');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => !TIERS.flat().includes(name))
    .map((name) => ({
      rule: 'module-has-a-tier',
      from: `apps/server/src/modules/${name}`,
      to: 'tools/boundaries/tiers.ts',
    }));
}
