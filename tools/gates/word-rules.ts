import '../typescript-six.mjs';
import ts from 'typescript';
import { EXEMPT, RETIRED_NAMES, RETIRED_PATHS, RETIRED_PROSE, type RetiredWord, WIRE_NAMES } from './retired-words.ts';

/** A retired word at its first place in a file. */
interface WordViolation {
  readonly path: string;
  /** Counted from 1; 0 for the path itself. */
  readonly line: number;
  /** As it is written. */
  readonly text: string;
  readonly instead: string;
}

interface Found {
  readonly text: string;
  readonly line: number;
}

/** The names and the prose of a file. */
interface Words {
  readonly names: readonly Found[];
  readonly prose: readonly Found[];
}

const SOURCE = /\.(ts|tsx|mjs|js|sql|css|md)$/;
const TYPESCRIPT = /\.(ts|tsx|mjs|js)$/;
const TEST_TITLE = /^(it|test|describe)$/;
/** What a comment or a text of documentation quotes as code or wire is not prose. */
const QUOTED = /`[^`]*`|\]\([^)]*\)|https?:\S+/g;

/** Retired words in the path, names, comments and test titles of a file. Names in `wireNames` are fixed from outside. */
export function retiredWordsIn(path: string, read: () => string, wireNames: ReadonlySet<string>): WordViolation[] {
  if (EXEMPT.test(path) || !SOURCE.test(path)) return [];
  const { names, prose } = wordsOf(path, read());
  const segments = path.split('/').map((text) => ({ text, line: 0 }));
  return [
    ...RETIRED_PATHS.filter(({ pattern }) => pattern.test(path)).map(({ instead }) => ({
      path,
      line: 0,
      text: path.slice(path.lastIndexOf('/') + 1),
      instead,
    })),
    ...violations(path, segments, (text) => matching(RETIRED_NAMES, path, phraseOf(text.replace(/\.[a-z.]+$/, '')))),
    ...violations(
      path,
      names.filter(({ text }) => !wireNames.has(text) && !WIRE_NAMES.has(text)),
      (text) => matching(RETIRED_NAMES, path, phraseOf(text)),
    ),
    ...violations(path, prose, (text) => matching(RETIRED_PROSE, path, text.toLowerCase())),
  ];
}

/** The keys of the objects in a contract file: names that clients see. */
export function wireNamesIn(path: string, source: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return names;
}

/** `openShelf`, `OPEN_SHELF` and `open-shelf` become `open shelf`. */
const phraseOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();

const patterns = new Map(
  [...RETIRED_NAMES, ...RETIRED_PROSE].map((retired) => [
    retired,
    new RegExp(retired.isWholeName ? `^(?:${retired.word})$` : `(?<![\\w-])(?:${retired.word})(?![\\w-])`),
  ]),
);

const matching = (words: readonly RetiredWord[], path: string, phrase: string): RetiredWord | undefined =>
  words.find((retired) => (!retired.within || retired.within.test(path)) && patterns.get(retired)?.test(phrase));

/** Each text once a file, at its first place. */
function violations(
  path: string,
  found: readonly Found[],
  check: (text: string) => RetiredWord | undefined,
): WordViolation[] {
  const first = new Map<string, Found>();
  for (const one of found) if (!first.has(one.text)) first.set(one.text, one);
  return [...first.values()].flatMap(({ text, line }) => {
    const retired = check(text);
    return retired ? [{ path, line, text, instead: retired.instead }] : [];
  });
}

function wordsOf(path: string, source: string): Words {
  if (TYPESCRIPT.test(path)) return wordsOfProgram(path, source);
  if (path.endsWith('.sql'))
    return { names: matches(source.replace(/--.*/g, ''), /[a-z_][a-z_0-9]+/g), prose: matches(source, /--.*/g) };
  if (path.endsWith('.css'))
    return { names: matches(source, /[.-]{1,2}[a-z][\w-]+/g), prose: matches(source, /\/\*[\s\S]*?\*\//g) };
  if (path.endsWith('.md')) return { names: [], prose: matches(withoutCode(source), /.+/g) };
  return { names: [], prose: [] };
}

const withoutCode = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```/gm, blank).replace(QUOTED, blank);

/** The same length and lines without a letter. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

function matches(text: string, pattern: RegExp): Found[] {
  const lines = lineCounter(text);
  return Array.from(text.matchAll(pattern), (match) => ({ text: match[0], line: lines(match.index) }));
}

/** The line of an index; indexes come in ascending order. */
function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let at = 0;
  return (index) => {
    for (; at < index; at++) if (text[at] === '\n') line++;
    return line;
  };
}

function wordsOfProgram(path: string, source: string): Words {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  const lineOf = (node: ts.Node): number => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const names: Found[] = [];
  const titles: Found[] = [];
  const texts: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.push({ text: node.text, line: lineOf(node) });
    else if (isTextual(node)) texts.push(node);
    else if (ts.isCallExpression(node)) titles.push(...titleOf(node).map((text) => ({ text, line: lineOf(node) })));
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file).startsWith('sql')) {
      names.push(...aliasesIn(node.template.getText(file)).map((text) => ({ text, line: lineOf(node) })));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { names, prose: [...titles, ...commentsOf(source, texts, file)] };
}

const isTextual = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

/** `it('…')`, `it.each(cases)('…')`. */
function titleOf({ expression, arguments: [first] }: ts.CallExpression): string[] {
  let called = expression;
  while (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) called = called.expression;
  const isTitle = ts.isIdentifier(called) && TEST_TITLE.test(called.text) && first && ts.isStringLiteralLike(first);
  return isTitle ? [first.text.replace(QUOTED, blank)] : [];
}

/** Names that a statement gives to its parts. */
const aliasesIn = (statement: string): string[] =>
  Array.from(statement.matchAll(/\b([a-z_]+)(?: \([^()]*\))? as (?:materialized )?\(/g), ([, name = '']) => name);

function commentsOf(source: string, texts: readonly ts.Node[], file: ts.SourceFile): Found[] {
  let rest = source;
  for (const text of texts) {
    const [start, end] = [text.getStart(file), text.getEnd()];
    rest = rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end);
  }
  return matches(rest, /\/\/.*|\/\*[\s\S]*?\*\//g).map(({ text, line }) => ({
    text: text.replace(QUOTED, blank),
    line,
  }));
}
