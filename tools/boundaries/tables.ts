/** Checks that each table is written by its owner only, and read by modules of the owner's tier and above. */
import { projectFiles, ROOT } from '../gates/project.ts';
import { findTableViolations } from './table-rules.ts';

const { uses, violations } = findTableViolations(ROOT, projectFiles());
console.log(`${uses} uses of tables, ${violations.length} violations`);
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
if (uses === 0) console.error('no use of a table was found');
if (uses === 0 || violations.length > 0) process.exitCode = 1;
