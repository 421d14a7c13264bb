/** Checks the whole tree against the import rules and the owners of the tables. */
import { findViolations } from './cruise.ts';
import { projectFiles, ROOT } from '../gates/project.ts';
import { findTableViolations } from './table-rules.ts';

const { modules, violations } = await findViolations(ROOT);
const tables = findTableViolations(ROOT, projectFiles());
console.log(`${modules} files, ${tables.uses} uses of tables`);
const all = [...violations, ...tables.violations];
for (const { rule, from, to } of all) console.error(`${rule}: ${from} → ${to}`);
// Without a compiler the tool sees nothing and finds nothing: that is a failure, too.
if (modules === 0) console.error('no file was looked at');
if (tables.uses === 0) console.error('no use of a table was found');
if (modules === 0 || tables.uses === 0 || all.length > 0) process.exitCode = 1;
