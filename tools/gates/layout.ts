/** Names and sizes of files, and what must not be in the tree. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutViolations, missingFilesOf, unlistedDecisions } from './layout-rules.ts';
import { projectFiles, ROOT } from './project.ts';

const files = projectFiles();
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const violations = [
  ...files.flatMap((path) => layoutViolations(path, () => read(path))),
  ...files.filter((path) => path.endsWith('.md')).flatMap((path) => missingFilesOf(files, path, read(path))),
  ...unlistedDecisions(files, read('docs/decisions/README.md')),
];
console.log(`${files.length} files`);
if (files.length === 0) violations.push('no file was looked at');
if (violations.length > 0) {
  console.error(violations.join('\n'));
  process.exitCode = 1;
}
