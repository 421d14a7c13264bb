import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { noLiteralText } from './no-literal-text.mjs';

/**
 * What holds for components. Their functions may be longer than elsewhere: markup is one tree, and cutting it by a line count hides its
 * shape. The one file that may set HTML gets it sanitized.
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
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    ignores: ['packages/ui/src/**/rich-text.tsx'],
    plugins: { html: { rules: { 'no-raw-html': noRawHtml } } },
    rules: { 'html/no-raw-html': 'error' },
  },
];

const noRawHtml = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: 'Only the rich-text component sets HTML, after sanitizing it.' },
  },
  create: (context) => ({
    'JSXAttribute[name.name="dangerouslySetInnerHTML"]': (node) => context.report({ node, messageId: 'found' }),
  }),
};
