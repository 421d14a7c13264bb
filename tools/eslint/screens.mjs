import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { noLiteralText } from './no-literal-text.mjs';

const NOT_OF_REACT = {
  name: 'react',
  importNames: ['lazy', 'Suspense'],
  message:
    'React keeps the content hidden for 300 ms behind a fallback that it has shown: `lazyPart` of @sjaj/ui does not.',
};

/**
 * The rules for components.
 */
export const screenRules = ({ ignores }) => [
  {
    files: ['**/*.tsx'],
    ignores,
    plugins: {
      'jsx-a11y': jsxA11y,
      'react-hooks': reactHooks,
      screens: { rules: { 'no-literal-text': noLiteralText } },
    },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // In a list box, menu or tab list the keys are handled by the element that has the focus, which these two cannot see; the journeys
      // hold them with axe and by keyboard. Watching the pointer or the keys of what lies inside makes nothing interactive.
      'jsx-a11y/interactive-supports-focus': 'off',
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-static-element-interactions': ['error', { handlers: ['onClick'] }],
      'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: ['onClick'] }],
      // A dialog's first field takes the focus when it opens; on the page itself nothing does.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'screens/no-literal-text': 'error',
      'no-restricted-imports': ['error', { paths: [NOT_OF_REACT] }],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { html: { rules: { 'no-raw-html': noRawHtml } } },
    rules: { 'html/no-raw-html': 'error' },
  },
];

const noRawHtml = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: 'Markup is JSX: nothing sets HTML.' },
  },
  create: (context) => ({
    'JSXAttribute[name.name="dangerouslySetInnerHTML"]': (node) => context.report({ node, messageId: 'found' }),
  }),
};
