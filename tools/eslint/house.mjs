import { noDefaultExport } from './no-default-export.mjs';

const NOT_ERASABLE = 'Node runs the sources by stripping types: only what can be erased is allowed.';

const SYNTAX = [
  {
    selector: 'CallExpression[callee.object.name="vi"][callee.property.name="waitFor"][arguments.length<2]',
    message: 'It gives up after one second, which is too short on a busy machine: say 30_000, or use `expect.poll`.',
  },
  { selector: 'TSEnumDeclaration', message: `A union of literals instead of an enum. ${NOT_ERASABLE}` },
  { selector: 'TSModuleDeclaration[kind="namespace"]', message: `A module instead of a namespace. ${NOT_ERASABLE}` },
  { selector: 'TSParameterProperty', message: `A declared field instead of a parameter property. ${NOT_ERASABLE}` },
  {
    selector: 'ObjectExpression > SpreadElement[argument.type="ObjectExpression"]',
    message: 'Write the properties of the inner object into the outer one.',
  },
  { selector: 'ExportAllDeclaration', message: 'Name what is exported: `export *` hides it.' },
  {
    selector:
      'CallExpression[callee.name=/^(Number|String)$/] > MemberExpression.arguments[object.name="search"][computed=true]',
    message:
      'An address can hold an object that cannot be converted (`{"toString":{}}`): `numberIn` and `pageIn`, or look at its type.',
  },
];

/** What holds for every source file, wherever it lies. */
export const houseRules = ({ files, configurations }) => ({
  files,
  plugins: { house: { rules: { 'no-default-export': noDefaultExport(configurations) } } },
  rules: {
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    '@typescript-eslint/await-thenable': 'error',
    // The router is told to go elsewhere by throwing what `redirect` makes.
    '@typescript-eslint/only-throw-error': [
      'error',
      { allow: [{ from: 'package', package: '@tanstack/router-core', name: 'Redirect' }] },
    ],
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    '@typescript-eslint/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    '@typescript-eslint/ban-ts-comment': 'error',
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    '@typescript-eslint/no-unused-expressions': 'error',
    'house/no-default-export': 'error',
    'no-restricted-syntax': ['error', ...SYNTAX],
    'max-lines': ['error', 250],
    // Statements, not lines: lists of columns and markup may be long, and nothing is gained by folding them.
    'max-statements': ['error', 40],
    'max-params': ['error', 4],
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-debugger': 'error',
  },
});

/** In tests one `describe` holds many cases, and fixtures may say things that the shop must not. */
export const testRules = ({ files }) => ({
  files,
  rules: { 'max-statements': 'off' },
});
