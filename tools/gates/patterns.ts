/** Every regular expression that the shop runs takes linear time, whatever it is given. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patternsIn, slownessOf } from './patterns-in.ts';
import { projectFiles, ROOT } from './project.ts';

const files = projectFiles().filter((path) => /^(apps|packages)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
const places = new Map<string, string>();
for (const path of files) {
  for (const literal of patternsIn(path, readFileSync(join(ROOT, path), 'utf8'))) places.set(literal, path);
}
console.log(`${places.size} patterns`);
for (const [literal, path] of places) {
  const slowness = slownessOf(literal);
  if (!slowness) continue;
  console.error(`${path}: ${literal} is slow on some input: ${slowness}`);
  process.exitCode = 1;
}
