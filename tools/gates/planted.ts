import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './project.ts';

/** Files by path, as they would lie in the project. */
export type Tree = Readonly<Record<string, string>>;

/** Writes the tree into a folder of its own that uses the project's packages; `remove` throws it away. */
export function plant(tree: Tree): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'sjaj-planted-'));
  for (const [path, source] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${source}\n`);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}
