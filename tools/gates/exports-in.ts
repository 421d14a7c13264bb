import '../typescript-six.mjs';
import ts from 'typescript';

/** What a source file exports, and which names it takes from which files. */
export interface FileLinks {
  /** Exported names with their lines, counted from 1. A re-export counts as both an export and an import. */
  readonly exports: ReadonlyMap<string, number>;
  readonly imports: readonly Import[];
}

export interface Import {
  /** As it is written: `./money.ts`, `@sjaj/domain`. */
  readonly from: string;
  /**
   * The imported names. `mentioned`: the file is imported as a whole, and any word of the importing file may be one of them. `every`: the
   * whole is handed on, so that any other file may use any name.
   */
  readonly names: readonly string[] | 'mentioned' | 'every';
}

/** Reads the imports and exports of a source file. */
export function linksOf(path: string, source: string): FileLinks {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  const exports = new Map<string, number>();
  const imports: Import[] = [];
  const lineOf = (node: ts.Node): number => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) imports.push(importOf(statement, source));
    else if (ts.isExportDeclaration(statement)) {
      const elements =
        statement.exportClause && ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements : [];
      for (const element of elements) exports.set(element.name.text, lineOf(element));
      const from = textOf(statement.moduleSpecifier);
      const isWhole = !statement.exportClause || ts.isNamespaceExport(statement.exportClause);
      const names = elements.map(({ name, propertyName }) => (propertyName ?? name).text);
      if (from) imports.push({ from, names: isWhole ? 'every' : names });
    } else if (isExported(statement)) {
      for (const name of namesOf(statement)) exports.set(name, lineOf(statement));
    }
  }
  return { exports, imports: [...imports, ...dynamicImports(file)] };
}

const textOf = (node: ts.Node | undefined): string => (node && ts.isStringLiteralLike(node) ? node.text : '');

function importOf({ moduleSpecifier, importClause }: ts.ImportDeclaration, source: string): Import {
  const from = textOf(moduleSpecifier);
  const bindings = importClause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) {
    const isHandedOn = new RegExp(`(?<!\\* as )\\b${bindings.name.text}\\b(?!\\.)`).test(source);
    // A package that a tool walks over needs none of its names.
    return { from, names: isHandedOn && from.startsWith('.') ? 'every' : 'mentioned' };
  }
  const named = bindings?.elements.map(({ name, propertyName }) => (propertyName ?? name).text) ?? [];
  return { from, names: importClause?.name ? ['default', ...named] : named };
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => bindingNames(name));
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

const bindingNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? bindingNames(element.name) : []));

/** `import('./page.tsx')`, whose promise may be handed on, the same as a type, and `new URL('./thread.ts', import.meta.url)`. */
function dynamicImports(file: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const text = specifierOf(node);
    if (text) found.push({ from: text, names: ts.isCallExpression(node) ? 'every' : 'mentioned' });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function specifierOf(node: ts.Node): string {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return textOf(node.arguments[0]);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return textOf(node.argument.literal);
  const isUrl = ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'URL';
  return isUrl ? textOf(node.arguments?.[0]) : '';
}
