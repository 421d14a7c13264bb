import '../typescript-six.mjs';
import { checkSync } from 'recheck';
import ts from 'typescript';

/**
 * The checker tries inputs and counts steps, with the same seed each time. Its own limits of time are lifted: on a busy machine they would
 * pass for slow matches. The checker is a native program where the machine can run one (20 s in all), else JavaScript (75 s).
 */
const LIMITS = {
  timeout: 900_000,
  attackTimeout: 600_000,
  incubationTimeout: 600_000,
  seedingTimeout: 600_000,
  randomSeed: 0,
};

/** The regular expressions that a source file writes as literals. */
export function patternsIn(path: string, source: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind));
  return found;
}

/** What makes the literal slow on some input, in words; undefined where it takes linear time. */
export function slownessOf(literal: string): string | undefined {
  const end = literal.lastIndexOf('/');
  const result = checkSync(literal.slice(1, end), literal.slice(end + 1), LIMITS);
  if (result.status === 'safe') return undefined;
  return result.status === 'vulnerable' ? result.complexity.summary : `not decided (${result.error.kind})`;
}
