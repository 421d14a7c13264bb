import { expect, it } from 'vitest';
import { richTextAsText } from './rich-text-as-text.ts';

it('keeps paragraphs, items and addresses', () => {
  const html =
    '<h2>Novo</h2><p>Prvi &amp; <strong>drugi</strong><br />red</p><ul><li><p>jedan</p></li><li>dva</li></ul><p>Vidi <a href="https://sjaj.test/a?b=1&amp;c=2">ponudu</a>.</p>';
  expect(richTextAsText(html)).toBe(
    'Novo\n\nPrvi & drugi\nred\n\n- jedan\n\n- dva\n\nVidi ponudu (https://sjaj.test/a?b=1&c=2).',
  );
});

it('shows what looks like a tag as it was written', () => {
  expect(richTextAsText('<p>5 &lt; 6, &amp;lt;b&amp;gt;</p>')).toBe('5 < 6, &lt;b&gt;');
});
