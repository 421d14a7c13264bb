/**
 * Lists retired words (tools/gates/retired-words.ts). Without an argument it prints how many each folder has; with a path it prints each
 * word below that path, its place and what replaces it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, ROOT } from './project.ts';
import { retiredWordsIn, wireNamesIn, type WordViolation } from './word-rules.ts';

const DEPTH_OF_FOLDER = 5;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const [folder] = process.argv.slice(2);
const files = projectFiles();
const wireNames = new Set(
  files.filter((path) => path.startsWith('packages/contract/src/')).flatMap((path) => wireNamesIn(path, read(path))),
);
const found = files
  .filter((path) => path.startsWith(folder ?? ''))
  .flatMap((path) => retiredWordsIn(path, () => read(path), wireNames));

if (folder === undefined) console.log(countsByFolder(found));
else for (const { path, line, text, instead } of found) console.log(`${path}:${line}: ${shortened(text)} → ${instead}`);
console.log(`${files.length} files, ${found.length} retired words`);

function countsByFolder(all: readonly WordViolation[]): string {
  const counts = new Map<string, number>();
  for (const { path } of all) {
    const name = path.split('/').slice(0, -1).slice(0, DEPTH_OF_FOLDER).join('/') || '.';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort()
    .map(([name, count]) => `${String(count).padStart(5)}  ${name}`)
    .join('\n');
}

/** A long comment is cut: its place is enough. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
