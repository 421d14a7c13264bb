/** Holds the whole tree against the import rules. */
import { findFaults } from './cruise.ts';
import { ROOT } from '../gates/project.ts';

const { modules, faults } = await findFaults(ROOT);
console.log(`${modules} files`);
for (const { rule, from, to } of faults) console.error(`${rule}: ${from} → ${to}`);
// Without a compiler the tool sees nothing and finds nothing: that is a failure, too.
if (modules === 0) console.error('no file was looked at');
if (modules === 0 || faults.length > 0) process.exitCode = 1;
