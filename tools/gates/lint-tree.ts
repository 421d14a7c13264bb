import { join } from 'node:path';
import { ESLint } from 'eslint';
import { ROOT } from './project.ts';

/** Lints another tree with the project's own configuration. */
export function lintTree(root: string): Promise<ESLint.LintResult[]> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: join(ROOT, 'tools/eslint/config.mjs'),
    overrideConfig: { languageOptions: { parserOptions: { tsconfigRootDir: root } } },
  });
  return eslint.lintFiles(['apps']);
}
