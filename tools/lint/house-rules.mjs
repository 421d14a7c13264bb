import { noLiteralText } from './no-literal-text.mjs';

/** A rule that reports each node of the selectors. */
const refuse = (message, ...selectors) => ({
  meta: { type: 'problem', schema: [], messages: { found: message } },
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, messageId: 'found' })])),
});

const rules = {
  'no-literal-text': noLiteralText,

  'no-short-wait': refuse(
    'It gives up after one second, which is too short on a busy machine: say 30_000, or use `expect.poll`.',
    'CallExpression[callee.object.name="vi"][callee.property.name="waitFor"][arguments.length<2]',
  ),

  'no-spread-literal': refuse(
    'Write the properties of the inner object into the outer one.',
    'ObjectExpression > SpreadElement[argument.type="ObjectExpression"]',
  ),

  'no-export-all': refuse('Name what is exported: `export *` hides it.', 'ExportAllDeclaration'),

  'no-search-conversion': refuse(
    'An address can hold an object that cannot be converted (`{"toString":{}}`): `numberIn` and `pageIn`, or look at its type.',
    'CallExpression[callee.name=/^(Number|String)$/] > MemberExpression.arguments[object.name="search"][computed=true]',
  ),

  'no-environment': refuse(
    'Only main.ts, worker.ts and create-admin.ts read the environment; everything else is handed what it needs.',
    'MemberExpression[object.name="process"][property.name="env"]',
  ),

  'no-clock': refuse(
    'Only platform/clock.ts asks for now; everything else is handed the time.',
    'NewExpression[callee.name="Date"][arguments.length=0]',
    'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    'CallExpression[callee.name="Date"]',
  ),

  'no-chance': refuse(
    'Chance is handed in, or comes from node:crypto.',
    'MemberExpression[object.name="Math"][property.name="random"]',
  ),

  'no-sql-by-template': refuse(
    'A value never becomes part of SQL text: use a parameter, or sql.ref, sql.table, sql.lit.',
    'CallExpression[callee.property.name="query"] > TemplateLiteral[expressions.length>0]',
    'CallExpression[callee.object.name="sql"][callee.property.name="raw"][arguments.0.type!="Literal"]',
  ),
};

/** The rules that no rule of oxlint covers. `.oxlintrc.json` says where each holds, tools/gates/lint.test.ts plants a violation of it. */
export default { meta: { name: 'house' }, rules };
