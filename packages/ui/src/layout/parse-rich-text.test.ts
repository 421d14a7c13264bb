import { expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';

it('parses elements, attributes, entities and elements without an end', () => {
  expect(parseRichText('<p>A &amp; <a href="/a?b=1&amp;c=2">B</a><br />C</p><img src="/a.webp" alt="1 > 0">')).toEqual([
    {
      tag: 'p',
      attributes: {},
      children: [
        'A & ',
        { tag: 'a', attributes: { href: '/a?b=1&c=2' }, children: ['B'] },
        { tag: 'br', attributes: {}, children: [] },
        'C',
      ],
    },
    { tag: 'img', attributes: { src: '/a.webp', alt: '1 > 0' }, children: [] },
  ]);
});

it('keeps the words of what is not well formed', () => {
  expect(parseRichText('</p>A<p>B</b>C')).toEqual(['A', { tag: 'p', attributes: {}, children: ['B', 'C'] }]);
});
