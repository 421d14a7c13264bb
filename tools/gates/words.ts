/**
 * Prints each retired word (tools/gates/retired-words.ts) with its place and what replaces it, below a path where one is given. Fails if
 * there is one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, ROOT } from './project.ts';
import { retiredWordsIn, wireNamesIn } from './word-rules.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const [folder = ''] = process.argv.slice(2);
const files = projectFiles();
const wireNames = new Set(
  files.filter((path) => path.startsWith('packages/contract/src/')).flatMap((path) => wireNamesIn(path, read(path))),
);
const found = files
  .filter((path) => path.startsWith(folder))
  .flatMap((path) => retiredWordsIn(path, () => read(path), wireNames));

for (const { path, line, text, instead } of found) console.error(`${path}:${line}: ${shortened(text)} → ${instead}`);
console.log(`${files.length} files, ${found.length} retired words`);
if (files.length === 0 || found.length > 0) process.exitCode = 1;

/** A long comment is cut: its place is enough. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
