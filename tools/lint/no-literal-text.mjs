/** Attributes whose value a person reads or hears. */
const READ_BY_PEOPLE = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'description',
  'error',
  'subtitle',
  'heading',
  'caption',
  'summary',
  'message',
  'nothingFoundMessage',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]);

const HAS_LETTER = /\p{L}/u;

/** A rule against words in JSX: every text is a key of the texts package. Signs, numbers and entities are no words. */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: 'The text "{{ text }}" belongs into the texts package, in all languages.' },
  },
  create(context) {
    const check = (node, text) => {
      if (HAS_LETTER.test(text)) context.report({ node, messageId: 'found', data: { text: text.trim() } });
    };
    return {
      JSXText: (node) => check(node, node.value),
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') wordsOf(node.expression).forEach(([at, text]) => check(at, text));
      },
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        if (!READ_BY_PEOPLE.has(name) || !node.value) return;
        const value = node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        wordsOf(value).forEach(([at, text]) => check(at, text));
      },
    };
  },
};

/** The literal texts that the expression may become, with their nodes. */
function wordsOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return [[node, node.value]];
  if (node.type === 'TemplateLiteral') return [[node, node.quasis.map((part) => part.value.cooked).join('')]];
  if (node.type === 'ConditionalExpression') return [...wordsOf(node.consequent), ...wordsOf(node.alternate)];
  if (node.type === 'LogicalExpression') return [...wordsOf(node.left), ...wordsOf(node.right)];
  return [];
}
