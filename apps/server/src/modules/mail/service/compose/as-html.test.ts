import fc from 'fast-check';
import { LANGUAGES, languageTag } from '@sjaj/domain';
import { expect, it } from 'vitest';
import type { PrintedDocument } from '../../../order-documents/index.ts';
import { asHtml, compile } from './as-html.ts';
import { sourceOf } from './html.ts';
import { mailMarkup } from './mail-markup.ts';
import type { LetterContent } from '../../store/letter.ts';

const LETTER: LetterContent = {
  language: 'bs',
  subject: 'Zaprimili smo narudžbu 2026-1',
  greeting: 'Dobar dan, Ana,',
  paragraphs: ['Zaprimili smo narudžbu 2026-1.', 'Narudžba čeka odobrenje.'],
  richText: null,
  button: { label: 'Otvori narudžbu', url: 'https://sjaj.test/profile/orders/1?a=1&b=2' },
  order: null,
  footer: ['Kap d.o.o. · Rodoč 1, 88000 Mostar'],
  unsubscribe: null,
  sender: 'Kap',
  logoUrl: 'https://sjaj.test/files/pictures/supplier/kap.png',
};

const ORDER: PrintedDocument = {
  language: 'bs',
  title: 'Potvrda narudžbe',
  number: '2026-1',
  facts: ['22. 11. 2026.'],
  blocks: [{ title: 'Kupac', lines: ['Hotel', 'Mostar'] }],
  columns: ['#', 'Šifra', 'Artikal', 'Količina', 'Cijena', 'PDV', 'Iznos'].map((title) => ({ title })) as never,
  rows: [['1', 'KX-1', 'Mop\nplavi', '2 kom', '10,00', '17 %', '20,00']],
  totals: [{ term: 'Ukupno', value: '23,40 KM', isStrong: true }],
  notes: ['Napomena'],
} as never;

const RICH =
  '<h2>Novo</h2><p>Tekst <a href="https://sjaj.test/a">ovdje</a></p><img src="https://sjaj.test/files/pictures/x.webp" alt="Mop" />';
const UNSUBSCRIBE = { reason: 'Pretplaćeni ste.', label: 'Otkaži', url: 'https://sjaj.test/x#token=1' };

/** All addresses that a mail program would load by itself. */
const loaded = (html: string): string[] =>
  [...html.matchAll(/(?:\bsrc=|\burl\(|@import\s+|<link[^>]+href=)["']?([^"')\s>]+)/g)].map(([, url = '']) => url);

/** Around an empty list of elements, MJML leaves out the line that a place keeps. */
const withoutSpace = (html: string): string => html.replaceAll(/\s/g, '');

it('passes the strict validation of MJML and loads nothing but pictures of the shop', async () => {
  const html = await asHtml({ ...LETTER, order: ORDER, richText: RICH, unsubscribe: UNSUBSCRIBE });
  expect(new Set(loaded(html))).toEqual(
    new Set(['https://sjaj.test/files/pictures/supplier/kap.png', 'https://sjaj.test/files/pictures/x.webp']),
  );
  expect(html).not.toMatch(/<(?:script|link|iframe|object|form)\b/i);
  expect(html).toContain('max-width:600px');
});

it('names its language, its look in the dark, and what stands beside the subject', async () => {
  for (const language of LANGUAGES) {
    const html = await asHtml({ ...LETTER, language });
    expect(html).toContain(`<html lang="${languageTag(language)}"`);
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toMatch(/display:none;[^>]*>Narudžba čeka odobrenje\.</);
  }
});

it('says a sentence once that the subject says already', async () => {
  expect((await asHtml(LETTER)).match(/<p[^>]*>Zaprimili smo/g)).toBeNull();
});

it('fills a template that was compiled before with the words of each letter, as if it were compiled with them', async () => {
  const words = fc
    .string({ unit: fc.constantFrom(...'<>"\'&;{}$10\uE000 č'), maxLength: 30 })
    .map((typed) => `x${typed}x`);
  const letters = fc.record({
    subject: words,
    greeting: fc.option(words),
    paragraphs: fc.array(words, { maxLength: 3 }),
    button: fc.option(fc.record({ label: words, url: words })),
    order: fc.option(fc.constant(ORDER)),
    footer: fc.array(words, { maxLength: 3 }),
    unsubscribe: fc.option(fc.record({ reason: words, label: words, url: words })),
    sender: words,
    logoUrl: fc.option(words),
    language: fc.constantFrom(...LANGUAGES),
  });
  await fc.assert(
    fc.asyncProperty(letters, async (words) => {
      const letter = { ...LETTER, ...words };
      expect(withoutSpace(await asHtml(letter))).toBe(withoutSpace(await compile(sourceOf(mailMarkup(letter)))));
    }),
    { numRuns: 60, seed: 41 },
  );
});

it('escapes every text, whatever it contains', async () => {
  const evil = fc.string({ unit: fc.constantFrom(...'<>"\'&;{}[]-!/ =axmj'), maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(evil, async (typed) => {
      const marked = (place: string): string =>
        `§${place}${typed}<b onload="x">${typed}</mj-text><mj-include path="/etc/passwd" />§`;
      const html = await asHtml({
        ...LETTER,
        subject: marked('subject'),
        greeting: marked('greeting'),
        paragraphs: [marked('paragraph')],
        button: { label: marked('label'), url: 'https://sjaj.test/' },
        footer: [marked('footer')],
        sender: marked('sender'),
      });
      const parts = html.split('§').filter((_, index) => index % 2 === 1);
      expect(parts.length).toBeGreaterThanOrEqual(7);
      for (const part of parts) expect(part).not.toMatch(/[<>"]/);
    }),
    { numRuns: 60, seed: 40 },
  );
});
