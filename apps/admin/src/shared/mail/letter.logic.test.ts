import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterOf, type LetterPart } from './letter.logic.ts';

const textOf = (part: LetterPart): string =>
  typeof part === 'string' ? part : part.children.map((child) => textOf(child)).join('');
const tagsOf = (part: LetterPart): string[] =>
  typeof part === 'string' ? [] : [part.tag, ...part.children.flatMap((child) => tagsOf(child))];

it('keeps allowed elements, their styles and the decoded text', () => {
  const letter = letterOf(
    '<html><head><style>.x{}</style></head><body style="margin: 0"><p style="color: #123">A &amp; B &lt;b&gt;<br />ok</p></body></html>',
  );
  expect(letter.children).toEqual([
    {
      tag: 'body',
      attributes: { style: 'margin: 0' },
      children: [
        {
          tag: 'p',
          attributes: { style: 'color: #123' },
          children: ['A & B <b>', { tag: 'br', attributes: {}, children: [] }, 'ok'],
        },
      ],
    },
  ]);
});

it('removes scripts, resources and foreign links, and keeps their text', () => {
  const letter = letterOf(
    '<body><script>alert(1)</script><img src="x" onerror="alert(1)" /><a href="javascript:alert(1)" onclick="y()">Otvori</a></body>',
  );
  expect(tagsOf(letter)).toEqual(['div', 'body', 'img', 'a']);
  expect(textOf(letter)).toBe('alert(1)Otvori');
  expect(JSON.stringify(letter)).not.toMatch(/on(error|click)|href|src/);
});

it('shows pictures of the shop by their path, and none of other places', () => {
  const letter = letterOf(
    '<body><img src="https://sjaj.test/files/pictures/a/b-1.webp" alt="Mop" /><img src="https://other.test/x.webp" /><img src="//other.test/files/pictures/a.webp" /></body>',
  );
  expect(JSON.stringify(letter)).toContain('"src":"/files/pictures/a/b-1.webp"');
  expect(JSON.stringify(letter)).not.toContain('other');
  expect(tagsOf(letter)).toHaveLength(5);
});

it('leaves out what a comment holds for Outlook', () => {
  const letter = letterOf(
    '<body><!--[if mso | IE]><table><tr><td><![endif]--><p>A</p><!--[if mso | IE]></td></tr></table><![endif]--></body>',
  );
  expect(tagsOf(letter)).toEqual(['div', 'body', 'p']);
  expect(textOf(letter)).toBe('A');
});

it('builds allowed elements only, from any input', () => {
  const pieces = fc.constantFrom(
    '<p>',
    '</p>',
    '<SCRIPT x="1">',
    '<a href="j">',
    '</a>',
    'riječ',
    '<',
    '>',
    '"',
    '<br/>',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      for (const tag of tagsOf(letterOf(parts.join('')))) expect(['div', 'p', 'a', 'br']).toContain(tag);
    }),
  );
});

it('reads attributes that begin on a line of their own', () => {
  const letter = letterOf(
    '<body><div\nstyle="font-size:16px;"\n><td\nalign="left" class="text" style="padding:0"\n>Tekst</td></div></body>',
  );
  const [body] = letter.children;
  expect(body).toMatchObject({
    children: [
      {
        tag: 'div',
        attributes: { style: 'font-size:16px;' },
        children: [{ tag: 'td', attributes: { align: 'left', style: 'padding:0' } }],
      },
    ],
  });
});
