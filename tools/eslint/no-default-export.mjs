import { matchesGlob, relative } from 'node:path';

/** A rule against default exports: what is imported has the name that it was given. `allowed` are globs below the root. */
export const noDefaultExport = (allowed) => ({
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: 'Export it by name: a default export gets another name in each import.' },
  },
  create(context) {
    const path = relative(context.cwd, context.filename);
    if (allowed.some((glob) => matchesGlob(path, glob))) return {};
    const report = (node) => context.report({ node, messageId: 'found' });
    return {
      ExportDefaultDeclaration: report,
      'ExportSpecifier[exported.name="default"]': report,
    };
  },
});
