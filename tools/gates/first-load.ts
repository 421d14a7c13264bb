/** Measures what a first visit of Home loads, from the last build, and ends with 1 above the limit. */
import { join } from 'node:path';
import { FIRST_LOAD_LIMIT, firstLoadOf } from './first-load-rules.ts';
import { ROOT } from './project.ts';

const { files, bytes } = firstLoadOf(process.argv[2] ?? join(ROOT, 'apps/storefront/dist'));
for (const one of files.toSorted((a, b) => b.bytes - a.bytes))
  console.log(`${String(one.bytes).padStart(8)}  ${one.file}`);
console.log(`${String(bytes).padStart(8)}  of ${FIRST_LOAD_LIMIT} bytes`);
process.exitCode = bytes > FIRST_LOAD_LIMIT ? 1 : 0;
