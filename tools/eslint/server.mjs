import { matchesGlob, relative } from 'node:path';

/** A rule that reports each node of `selectors` outside the files of `allowed` (globs below the root). */
const forbidden = ({ selectors, message, allowed = [] }) => ({
  meta: { type: 'problem', schema: [], messages: { found: message } },
  create(context) {
    const path = relative(context.cwd, context.filename);
    if (allowed.some((glob) => matchesGlob(path, glob))) return {};
    return Object.fromEntries(
      selectors.map((selector) => [selector, (node) => context.report({ node, messageId: 'found' })]),
    );
  },
});

const noEnvironment = forbidden({
  selectors: ['MemberExpression[object.name="process"][property.name="env"]'],
  message: 'Only main.ts, worker.ts and create-admin.ts read the environment; everything else is handed what it needs.',
  allowed: ['apps/server/src/main.ts', 'apps/server/src/worker.ts', 'apps/server/src/create-admin.ts'],
});

const noClock = forbidden({
  selectors: [
    'NewExpression[callee.name="Date"][arguments.length=0]',
    'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    'CallExpression[callee.name="Date"]',
  ],
  message: 'Only platform/clock.ts asks for now; everything else is handed the time.',
  allowed: ['apps/server/src/platform/clock.ts'],
});

const noChance = forbidden({
  selectors: ['MemberExpression[object.name="Math"][property.name="random"]'],
  message: 'Chance is handed in, or comes from node:crypto.',
});

const noSqlByTemplate = forbidden({
  selectors: [
    'CallExpression[callee.property.name="query"] > TemplateLiteral[expressions.length>0]',
    'CallExpression[callee.object.name="sql"][callee.property.name="raw"][arguments.0.type!="Literal"]',
  ],
  message: 'A value never becomes part of SQL text: use a parameter, or sql.ref, sql.table, sql.lit.',
});

const shop = {
  rules: {
    'no-environment': noEnvironment,
    'no-clock': noClock,
    'no-chance': noChance,
    'no-sql-by-template': noSqlByTemplate,
  },
};

const block = (files, ignores, rules) => ({ files, ignores, plugins: { shop }, rules });

export const environmentRules = ({ files, ignores }) => block(files, ignores, { 'shop/no-environment': 'error' });

export const timeAndChanceRules = ({ files, ignores }) =>
  block(files, ignores, { 'shop/no-clock': 'error', 'shop/no-chance': 'error' });

export const sqlRules = ({ files, ignores }) => block(files, ignores, { 'shop/no-sql-by-template': 'error' });
