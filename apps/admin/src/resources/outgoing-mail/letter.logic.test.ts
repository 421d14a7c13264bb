import { expect, it } from 'vitest';
import { inertLetter } from './letter.logic.ts';

it('leaves no style for the policy of the page to refuse, and no word out', () => {
  const html =
    '<style>.page { color: #000 }</style><p class="text" style="margin: 0">style=&quot;x&quot; &lt;style&gt;</p>';
  expect(inertLetter(html)).toBe('<p class="text" data-style="margin: 0">style=&quot;x&quot; &lt;style&gt;</p>');
});
