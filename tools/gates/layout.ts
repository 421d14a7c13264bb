/** Names and sizes of files, and what must not be in the tree. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutFaults } from './layout-rules.ts';
import { projectFiles, ROOT } from './project.ts';

const files = projectFiles();
const faults = files.flatMap((path) => layoutFaults(path, () => readFileSync(join(ROOT, path), 'utf8')));
console.log(`${files.length} files`);
if (files.length === 0) faults.push('no file was looked at');
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
