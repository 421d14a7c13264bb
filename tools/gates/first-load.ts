/** Measures what the first visits load, from the last builds below a folder, and ends with 1 where one is above its limit. */
import { join } from 'node:path';
import { FIRST_PAGES, firstLoadOf } from './first-load-rules.ts';
import { ROOT } from './project.ts';

for (const [name, page] of Object.entries(FIRST_PAGES)) {
  const { files, bytes } = firstLoadOf(join(process.argv[2] ?? ROOT, page.dist), page);
  console.log(`${name}:`);
  for (const one of files.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`${String(one.bytes).padStart(8)}  ${one.file}`);
  console.log(`${String(bytes).padStart(8)}  of ${page.limit} bytes`);
  if (bytes > page.limit) process.exitCode = 1;
}
