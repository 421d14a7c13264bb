import { dirname, join } from 'node:path/posix';
import { linksOf, type FileLinks, type Import } from './exports-in.ts';

/** An export that no other file imports. */
interface DeadExport {
  readonly path: string;
  readonly line: number;
  readonly name: string;
}

/** The sources of a project by path, and the file behind each package import: `@sjaj/domain` → `packages/domain/src/index.ts`. */
interface Sources {
  readonly files: ReadonlyMap<string, string>;
  readonly packages: ReadonlyMap<string, string>;
}

/** Finds the exports that are used in no other file; what only their own file uses needs no `export`. */
export function findDeadExports({ files, packages }: Sources): DeadExport[] {
  const links = new Map([...files].map(([path, source]) => [path, linksOf(path, source)] as const));
  const used = new Map<string, Set<string>>();
  for (const [path, { imports }] of links) {
    for (const { from, names } of imports) {
      const target = from.startsWith('.') ? join(dirname(path), from) : packages.get(from);
      const exported = target === undefined ? undefined : links.get(target);
      if (target === undefined || exported === undefined) continue;
      const all = used.get(target) ?? new Set();
      for (const name of usedNames(names, exported, files.get(path) ?? '')) all.add(name);
      used.set(target, all);
    }
  }
  return [...links].flatMap(([path, { exports }]) =>
    [...exports]
      .filter(([name]) => name !== 'default' && !used.get(path)?.has(name))
      .map(([name, line]) => ({ path, line, name })),
  );
}

/** The names that an import takes of a file's exports. */
function usedNames(names: Import['names'], { exports }: FileLinks, source: string): readonly string[] {
  if (names === 'every') return [...exports.keys()];
  if (names !== 'mentioned') return names;
  return [...exports.keys()].filter((name) => new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(source));
}

/** The source without the export of that name: a declaration stays, a re-export goes. Lines keep their numbers. */
export function withoutExport(source: string, { line, name }: Pick<DeadExport, 'line' | 'name'>): string {
  const lines = source.split('\n');
  const text = lines[line - 1] ?? '';
  const isReExport = !new RegExp(
    `^export (async |abstract )*(const|let|function|class|interface|type)\\b[^{]*\\b${name}\\b`,
  ).test(text);
  lines[line - 1] = isReExport
    ? text.replace(new RegExp(`(?:type )?(?:\\w+ as )?\\b${name}\\b,? ?`), '')
    : text.replace('export ', '');
  lines[line - 1] = (lines[line - 1] ?? '').replace(/^export (type )?\{\s*\} from .*/, '');
  return lines.join('\n');
}
