import '../typescript-six.mjs';
import ts from 'typescript';

/** One place where a source file reads or writes a table. */
interface TableUse {
  readonly table: string;
  readonly isWrite: boolean;
  /** Counted from 1. */
  readonly line: number;
}

/** The last two are functions of the kernel, which write the table that they are given. */
const WRITING_CALLS = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'tableRecords', 'pictureOwner']);
/** Functions of the platform, which write a row of the table that comes after the transaction. */
const ROW_CALLS = new Set(['insertRow', 'updateRow', 'updateVersion', 'deleteRow']);
const READING_CALL = /^(selectFrom|from|using|table|(inner|left|right|full|cross)Join(Lateral)?)$/;
/** A table that is named by a variable: every text of the file may be its name. */
const TABLE_BY_VARIABLE = /\bsql\.table\(|\.(selectFrom|insertInto|updateTable|deleteFrom)\((?!['"[(]|eb\b)/;

/** What stands for an interpolated value in the text of a statement. */
const VALUE = ' $ ';
const NAME = '"?([a-z_][a-z_0-9]*)"?';
/** `do update set`, `for update of` and `for no key update` change no table that they name. */
const WRITES = new RegExp(
  `\\b(?:insert\\s+into|merge\\s+into|delete\\s+from|truncate(?:\\s+table)?|copy|(?<!\\bdo\\s+|\\bfor\\s+|\\bkey\\s+|\\bor\\s+|\\bafter\\s+|\\bbefore\\s+)update(?!\\s+of\\b))\\s+(?:only\\s+)?${NAME}`,
  'gi',
);
const READS = new RegExp(`(?<!\\bdistinct\\s+)\\b(?:from|join|using)\\s+(?:only\\s+|lateral\\s+)?${NAME}`, 'gi');
/** The second and later tables of `from a, b`. */
const LISTED = new RegExp(
  `(?<!\\bdistinct\\s+)\\bfrom\\s+[a-z_0-9"]+(?:\\s+(?:as\\s+)?[a-z_0-9]+)?((?:\\s*,\\s*[a-z_0-9"]+(?:\\s+(?:as\\s+)?[a-z_0-9]+)?)+)`,
  'gi',
);
const TEMPORARY = /\b([a-z_][a-z_0-9]*)(?:\s*\([^()]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi;

/** The tables among `tables` that a source file names in Kysely calls and in the text of statements. */
export function tableUsesIn(path: string, source: string, tables: ReadonlySet<string>): TableUse[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const isNamedByVariable = TABLE_BY_VARIABLE.test(source);
  const uses: TableUse[] = [];
  const add = (node: ts.Node, { name, isWrite, lines = 0 }: NamedTable): void => {
    if (!tables.has(name)) return;
    uses.push({ table: name, isWrite, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 + lines });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) tablesOfCall(node).forEach((named) => add(node, named));
    else if (isText(node)) {
      const text = textOf(node);
      tablesOfStatement(text).forEach((named) => add(node, named));
      if (isNamedByVariable && !isArgumentOfBuilder(node)) {
        add(node, { name: /^[a-z_0-9]+(?=$|\s)/.exec(text)?.[0] ?? '', isWrite: false });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

interface NamedTable {
  readonly name: string;
  readonly isWrite: boolean;
  /** Line within a statement of several lines, from 0. */
  readonly lines?: number;
}

type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

const textOf = (node: Text): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(VALUE)
    : node.text;

function methodOf(node: ts.Node): string {
  if (!ts.isCallExpression(node)) return '';
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

const isBuilder = (method: string): boolean => WRITING_CALLS.has(method) || READING_CALL.test(method);

const isArgumentOfBuilder = ({ parent }: ts.Node): boolean =>
  isBuilder(methodOf(parent)) || (ts.isArrayLiteralExpression(parent) && isBuilder(methodOf(parent.parent)));

/** `db.selectFrom('article as a')`, `db.selectFrom(['article', 'brand'])`, `.innerJoin('brand', …)`. */
function tablesOfCall(node: ts.CallExpression): NamedTable[] {
  const method = methodOf(node);
  const [, second] = node.arguments;
  if (ROW_CALLS.has(method) && second && ts.isStringLiteral(second)) return [{ name: second.text, isWrite: true }];
  const [first] = node.arguments;
  if (!first || !isBuilder(method)) return [];
  const names: readonly ts.Expression[] = ts.isArrayLiteralExpression(first) ? first.elements : [first];
  return names
    .filter(ts.isStringLiteral)
    .map(({ text }) => ({ name: text.split(' ')[0] ?? '', isWrite: WRITING_CALLS.has(method) }));
}

function tablesOfStatement(statement: string): NamedTable[] {
  const lineAt = (index: number): number => statement.slice(0, index).split('\n').length - 1;
  const named = (match: RegExpExecArray, isWrite: boolean): NamedTable => ({
    name: match[1] ?? '',
    isWrite,
    lines: lineAt(match.index),
  });
  const temporary = new Set(Array.from(statement.matchAll(TEMPORARY), ([, name]) => name));
  const written = Array.from(statement.matchAll(WRITES), (match) => named(match, true));
  // Keeps the length, so that lines stay right.
  const rest = statement.replace(WRITES, (text) => text.replace(/[^\n]/g, ' '));
  const read = Array.from(rest.matchAll(READS), (match) => named(match, false));
  const listed = Array.from(rest.matchAll(LISTED)).flatMap((match) =>
    (match[1] ?? '')
      .split(',')
      .map((item) => ({ name: item.trim().split(/\s/)[0] ?? '', isWrite: false, lines: lineAt(match.index) })),
  );
  return [...written, ...[...read, ...listed].filter(({ name }) => !temporary.has(name))];
}
