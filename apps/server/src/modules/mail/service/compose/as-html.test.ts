import fc from 'fast-check';
import { LANGUAGES, languageTag } from '@sjaj/domain';
import { expect, it } from 'vitest';
import type { PrintedDocument } from '../../../order-documents/index.ts';
import { asHtml } from './as-html.ts';
import type { LetterContent } from './letter.ts';

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
