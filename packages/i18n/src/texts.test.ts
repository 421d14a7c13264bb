import { type Language, LANGUAGES } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import { account } from './account/index.ts';
import { formsOf, resourceOf, textIn } from './resource.ts';
import { infos } from './server/infos/index.ts';
import { outgoing } from './server/outgoing/index.ts';
import { problems } from './server/problems/index.ts';
import { shared } from './shared/index.ts';
import { shop } from './shop/index.ts';
import { staff } from './staff/index.ts';
import type { Area, Text } from './texts.ts';

const AREAS: Readonly<Record<string, Area>> = { shared, shop, account, staff, problems, infos, outgoing };

type Entry = { readonly place: string; readonly text: Text };

const ENTRIES: readonly Entry[] = Object.entries(AREAS).flatMap(([area, tables]) =>
  Object.entries(tables).flatMap(([namespace, table]) =>
    Object.entries(table).map(([name, text]) => ({ place: `${area} ${namespace}.${name}`, text })),
  ),
);

/** The places whose text in some language breaks a rule, with the text. */
const offenders = (breaks: (text: string, language: Language, entry: Text) => boolean): string[] =>
  ENTRIES.flatMap(({ place, text }) =>
    LANGUAGES.filter((language) => breaks(textIn(text, language), language, text)).map(
      (language) => `${place} (${language}): ${textIn(text, language)}`,
    ),
  );

const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(/\{([a-zA-Z0-9]+)\}/g)].map((match) => match[1]))].sort().join();

const forms = (text: string): string[] => text.split('¦').map((part) => part.trim());

describe('every text', () => {
  it('addresses its reader in lower case within a sentence, as the shop does everywhere', () => {
    const CAPITAL = /[\p{Ll},] V(?:i|am|as|ama|aš\p{Ll}*)(?!\p{L})/u;
    expect(CAPITAL.test('Javit ćemo Vam se.')).toBe(true);
    expect(offenders((text) => CAPITAL.test(text))).toEqual([]);
  });

  it('is there in all five languages', () => {
    expect(ENTRIES.length).toBeGreaterThan(500);
    expect(offenders((text) => text.trim() === '')).toEqual([]);
  });

  it('has the same placeholders in all languages and forms', () => {
    expect(
      offenders((text, _, entry) =>
        forms(text).some((form) => form.includes('{') && placeholders(form) !== placeholders(entry.bs)),
      ),
    ).toEqual([]);
    expect(offenders((text, _, entry) => placeholders(text) !== placeholders(entry.bs))).toEqual([]);
  });

  it('has all plural forms of its language, and a count to choose by', () => {
    expect(
      offenders((text, language) => {
        const parts = forms(text);
        return (
          parts.length > 1 &&
          (parts.length !== formsOf(language).length || parts.includes('') || !text.includes('{count}'))
        );
      }),
    ).toEqual([]);
  });

  it('is set with real quotation marks, dashes and ellipses', () => {
    expect(offenders((text) => /["'`]|\.\.\.| - /.test(text))).toEqual([]);
    expect(offenders((text, language) => /[“”‘’]/.test(text) && language !== 'en' && !text.includes('„'))).toEqual([]);
    expect(offenders((text, language) => text.includes('„') && language === 'en')).toEqual([]);
  });

  it('has no space too many', () => {
    expect(offenders((text) => / {2}|^ | $/.test(text))).toEqual([]);
  });

  it('begins with a capital in all languages or in none (English writes days and months large)', () => {
    const startsSmall = (text: string): boolean => /^\p{Ll}/u.test(text);
    expect(
      offenders(
        (text, language, entry) =>
          language !== 'en' && startsSmall(text) !== startsSmall(entry.bs) && /^\p{L}/u.test(entry.bs),
      ),
    ).toEqual([]);
  });

  it('ends its sentence in all languages or in none', () => {
    const ends = (text: string): boolean => /[.?]$/.test(text.replace(/(d\.o\.o\.|min\.|\{date\})$/, ''));
    expect(offenders((text, language, entry) => language !== 'en' && ends(text) !== ends(entry.bs))).toEqual([]);
  });
});

describe('Serbian', () => {
  const LATIN_ALLOWED =
    /\{[^}]*\}|\S+@\S+|npm run [\w:]+|\b(UN|ADR|JPG|PNG|WebP|PDF|CSV|XLSX|ZIP|MB|EAN|QR|A4|IBAN|BIC|SWIFT|EUR|HR|EN|ISO|SEO|ERP|API|URL|HTTPS|VISA|MasterCard|Maestro|Google|Facebook|Enter|Ctrl(?: [A-Z])?|Esc|Sjaj|min|km|kg|cm|mm|L|m|g|h|s|H|P|K|S)\b/g;

  it('leaves no Latin word in Cyrillic texts', () => {
    expect(
      offenders((text, language) => language === 'srCyrl' && /[a-zčćđšž]/i.test(text.replaceAll(LATIN_ALLOWED, ''))),
    ).toEqual([]);
  });

  it('uses no letter that Cyrillic lacks', () => {
    expect(
      offenders(
        (text, language, entry) =>
          language === 'srLatn' && !entry.srCyrl && /[qwxy]/i.test(text.replaceAll(LATIN_ALLOWED, '')),
      ),
    ).toEqual([]);
  });

  it('is ijekavian and keeps to its own words', () => {
    const FOREIGN = /\b(košaric|narudžb|tvrtk|e-mail|newsletter|snimi|kolica za kupovinu)/i;
    const EKAVIAN =
      /\b(cena|cene|mera|mesto|mesec|reč|vreme|sled|ovde|gde|(posle|pre|dve|obe|deo|na primer)(?!\p{L})|uvek|ocen[aeiu]|zahtev|cel[oea])/iu;
    const EKAVIAN_STEM = /(promen|izmen[aeiu]|zamen|primen|prover|posled|vredno|obaveš|obavest|uspeš|uspel)/i;
    const isForeign = (text: string) => [FOREIGN, EKAVIAN, EKAVIAN_STEM].some((words) => words.test(text));
    expect(offenders((text, language) => language === 'srLatn' && isForeign(text))).toEqual([]);
  });
});

it('keeps the words of each language apart', () => {
  expect(
    offenders((text, language) => language === 'hr' && /\b(korp|artikal\b|firm|faktur|tačn|grešk|sačuva)/i.test(text)),
  ).toEqual([]);
  expect(
    offenders(
      (text, language) => language === 'bs' && /\b(košaric|artikl[^aiue]|tvrtk|točn|pogrešk|porudžb)/i.test(text),
    ),
  ).toEqual([]);
});

it('gives each key one meaning among texts that travel together', () => {
  for (const together of [
    [shared, shop, account],
    [shared, staff],
    [shared, outgoing, problems, infos],
  ] as const) {
    const keys = together.flatMap((area) =>
      Object.entries(area as Area).flatMap(([namespace, table]) =>
        Object.keys(table).map((name) => `${namespace}.${name}`),
      ),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(Object.keys(resourceOf(together, 'bs')).length).toBeGreaterThanOrEqual(keys.length);
  }
});
